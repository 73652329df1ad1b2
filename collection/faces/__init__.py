"""Card faces drawn from data: SVG with real text, and the same facts as words.

Pure Python. `face_svg` escapes everything it is given; its output may be put into a page as it is.
"""

from collection.faces.draw import face_svg
from collection.faces.words import face_text

__all__ = ["face_svg", "face_text"]
