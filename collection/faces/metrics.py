"""How wide text is: an approximate table for sans faces with the proportions of Helvetica.

Nothing here knows the reader's fonts, so widths are rounded up: a character that is not in the
table counts as a full em, and a margin covers faces that run a little wider.
"""

from __future__ import annotations

from functools import lru_cache

# Thousandths of an em, and the characters that have that width.
_REGULAR = {
    191: "'",
    222: "ijl‘’",
    278: " !,./:;I[\\]ftìíîïÌÍÎÏ·|",
    334: "()-`r“”{}",
    400: '•"*°',
    500: "Jcksvxyzçýÿ^",
    556: "#$0123456789?L_abdeghnopquàáâãäåèéêëñòóôõöùúûü–£€§¶",
    611: "FTZøß+<=>~×−",
    667: "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝ",
    722: "CDHNRUwÇÑÙÚÛÜ",
    778: "GOQÒÓÔÕÖØ",
    833: "Mm",
    944: "%æWœ",
}
_BOLD = {
    238: "'",
    280: " ,./I\\ijlìíîïÌÍÎÏ‘’·|",
    333: "!()-:;[]`ft",
    400: "•*r{}°",
    500: 'z“”"',
    556: "#$0123456789J_aceksvxyàáâãäåçèéêëýÿ–£€§¶",
    611: "?FLTZbdghnopquñòóôõöøùúûüß+<=>^~×−",
    667: "EPSVXYÈÉÊËÝ",
    722: "&ABCDHKNRUÀÁÂÃÄÅÇÑÙÚÛÜ",
    778: "GOQwÒÓÔÕÖØ",
    833: "M",
    944: "%mæWœ",
}
_OTHER = 1000
_MARGIN = 1.03

ELLIPSIS = "…"


def _table(widths: dict[int, str]) -> dict[str, float]:
    return {c: width * _MARGIN / 1000 for width, chars in widths.items() for c in chars}


_TABLES = {False: _table(_REGULAR), True: _table(_BOLD)}
_OTHER_EM = _OTHER * _MARGIN / 1000


@lru_cache(maxsize=8192)
def ems(text: str, bold: bool = False) -> float:
    """The width of a text in ems, never less than it is."""
    table = _TABLES[bold]
    return sum([table.get(c, _OTHER_EM) for c in text])


def width(text: str, size: float, bold: bool = False) -> float:
    return ems(text, bold) * size


def shortened(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    table = _TABLES[bold]
    left = room / size - ems(ELLIPSIS, bold)
    kept = 0
    for c in text:
        left -= table.get(c, _OTHER_EM)
        if left < 0:
            break
        kept += 1
    return text[:kept].rstrip() + ELLIPSIS


def wrapped(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The text broken at spaces into lines that fit; a word too long for a line is cut."""
    limit = room / size
    space = ems(" ", bold)
    lines: list[str] = []
    line: list[str] = []
    used = 0.0
    for word in text.split():
        need = ems(word, bold)
        if line and used + space + need <= limit:
            line.append(word)
            used += space + need
            continue
        if line:
            lines.append(" ".join(line))
        while need > limit and len(word) > 1:
            head = _head(word, limit, bold)
            lines.append(head)
            word = word[len(head) :]
            need = ems(word, bold)
        line, used = ([word], need) if word else ([], 0.0)
    if line:
        lines.append(" ".join(line))
    return lines


def _head(word: str, limit: float, bold: bool) -> str:
    """The longest beginning of a word that fits, at least one character."""
    table = _TABLES[bold]
    used = 0.0
    for n, c in enumerate(word):
        used += table.get(c, _OTHER_EM)
        if used > limit:
            return word[: max(n, 1)]
    return word


def fitted(
    text: str, sizes: tuple[float, ...], room: float, most: int, bold: bool = False
) -> tuple[list[str], float]:
    """The text in the largest size that needs no more than `most` lines; else cut off."""
    lines: list[str] = []
    for size in sizes:
        lines = wrapped(text, size, room, bold)
        # A word broken in two reads badly: try a smaller size first.
        broken = any(ems(word, bold) * size > room for word in text.split())
        if len(lines) <= most and not broken:
            return lines, size
    size = sizes[-1]
    if len(lines) > most:
        lines = [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), size, room, bold)]
    return lines, size
