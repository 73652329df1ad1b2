"""Parts that both sizes of a face share: badges, the rarity mark, the provenance mark."""

from __future__ import annotations

from collection.faces import metrics
from collection.faces.colours import Palette
from collection.faces.content import Badge, Origin, Place, Standing
from collection.faces.svg import BOLD, MIDDLE, clean, num, text

# Each place has its own outline, so that a value is known by its shape as well as by its label.
_SHAPES: dict[Place, str] = {
    "first": '<circle r="1"{}/>',
    "second": '<rect x="-.92" y="-.92" width="1.84" height="1.84" rx=".3"{}/>',
    "third": '<path d="M0-1.06.95-.5V.5L0 1.06-.95.5V-.5Z"{}/>',
    "cost": '<path d="M0-1.1 1.1 0 0 1.1-1.1 0Z"{}/>',
}
_DASHES: dict[Standing, str] = {
    "printed": "",
    "house": ' stroke-dasharray=".34 .2"',
    "unknown": ' stroke-dasharray=".06 .24" stroke-linecap="round"',
}


def badge(item: Badge, x: float, y: float, radius: float, colours: Palette) -> str:
    """A value in its outline: filled when printed, hollow and dashed when ours, dotted unknown."""
    solid = item.standing == "printed"
    fill = colours.dark if solid else colours.paper
    ink = "#ffffff" if solid else colours.dark
    edge = colours.paper if solid else colours.dark
    line = f' fill="{fill}" stroke="{edge}" stroke-width=".13"{_DASHES[item.standing]}'
    # A plain ground of the paper keeps the outline apart from the picture.
    ground = _SHAPES[item.place].format(
        f' fill="{colours.paper}" stroke="{colours.paper}" stroke-width=".3"'
    )
    room = radius * (1.25 if item.place == "cost" else 1.6)
    size = radius * 1.12
    needed = metrics.width(item.value, size, bold=True)
    if needed > room:
        size = max(radius * 0.5, size * room / needed)
    value = metrics.shortened(item.value, size, room * 1.05, bold=True)
    return (
        f'<g transform="translate({num(x)} {num(y)})"><g transform="scale({num(radius)})">{ground}'
        f"{_SHAPES[item.place].format(line)}</g>"
        f"{text(0, size * 0.36, size, ink, value, more=BOLD + MIDDLE)}</g>"
    )


def label(item: Badge, x: float, y: float, size: float, room: float, colours: Palette) -> str:
    """The name of a value beside its badge, the short one where the full one has no room."""
    fits = metrics.width(item.name, size, bold=True) <= room
    words = metrics.shortened(clean(item.name if fits else item.label), size, room, bold=True)
    # Outlined in the colour of the picture, so that rings behind it do not cut the letters.
    halo = f' stroke="{colours.night}" stroke-width="{num(size * 0.3)}" paint-order="stroke"'
    return text(x, y + size * 0.36, size, "#ffffff", words, more=f"{BOLD}{halo}")


def origin_mark(origin: Origin, x: float, y: float, r: float, ink: str) -> str:
    """A full, half, dotted or dashed ring; the word stands beside it."""
    at = f'cx="{num(x)}" cy="{num(y)}"'
    if origin == "printed":
        return f'<circle {at} r="{num(r)}" fill="{ink}"/>'
    dash = {"house": ' stroke-dasharray="2 1.4"', "unknown": ' stroke-dasharray=".8 1.5"'}
    ring = (
        f'<circle {at} r="{num(r - 0.5)}" fill="none" stroke="{ink}" stroke-width="1.1"'
        f"{dash.get(origin, '')}/>"
    )
    if origin == "mixed":
        half = f"M{num(x)} {num(y - r)}A{num(r)} {num(r)} 0 0 0 {num(x)} {num(y + r)}Z"
        return f'{ring}<path d="{half}" fill="{ink}"/>'
    return ring
