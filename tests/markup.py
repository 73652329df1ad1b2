"""A page as its reader has it: the line breaks of the templates mean nothing."""

import re

from django.http import HttpResponse


def folded(answer: HttpResponse) -> str:
    """The markup of an answer: broken lines joined, and none of their spaces beside tags."""
    text = re.sub(r"\s*\n\s*", "\n", answer.content.decode())
    text = re.sub(r"(?<=>)\n|\n(?=[<>])", "", text)
    return text.replace("\n", " ")
