"""The source of `state.py` for a plan: fields, blank, copy, seats, hidden groups and secrets."""

from __future__ import annotations

from engine.kernel.declare import By, Field, Hidden, Plan, Shape
from engine.kernel.written_options import NOTICE, WIDTH


def _type(field: Field) -> str:
    if field.shape is Shape.ITEMS:
        return f"list[{field.type_name}]"
    return field.type_name if field.shape is Shape.LINK else field.shape.value


def _entry(field: Field) -> str:
    """A blank entry of a list."""
    if field.shape is Shape.NUMBERS:
        return str(field.fill)
    return '""' if field.shape is Shape.WORDS else "[]"


def _many(field: Field, count: str) -> str:
    """So many blank entries; lists inside are not shared."""
    if field.shape is Shape.NUMBERS:
        return f"[{field.fill}] * {count}"
    return f"[{_entry(field)} for _ in range({count})]"


def _blank(field: Field) -> str:
    if field.shape is Shape.NUMBER:
        return str(field.fill)
    if field.shape is Shape.FLAG:
        return "False"
    return _many(field, str(field.size)) if field.size else "[]"


def _copied(field: Field) -> str:
    """The expression that copies a field."""
    name = f"source.{field.name}"
    if field.shape in (Shape.NUMBER, Shape.FLAG, Shape.LINK) or field.shared:
        shared = field.by is By.CARD and field.shape is Shape.LISTS
        return f"{name}[:]" if shared else name
    copies = {
        Shape.LISTS: f"[part[:] for part in {name}]",
        Shape.NESTED: f"[[inner[:] for inner in part] for part in {name}]",
        Shape.ITEMS: f"[item.copy() for item in {name}]",
    }
    copy = copies.get(field.shape, f"{name}[:]")
    return f"{name} if source.{field.shared_when} else {copy}" if field.shared_when else copy


def _taking(field: Field) -> list[str]:
    """The statement that copies a field, over several lines where it is long."""
    line = f"self.{field.name} = {_copied(field)}"
    if len(line) + 8 <= WIDTH or not field.shared_when:
        return [line]
    return [f"self.{field.name} = (", f"    {_copied(field)}", ")"]


def _wrapped(names: list[str], indent: str) -> list[str]:
    lines: list[str] = []
    line = indent
    for name in names:
        word = f'"{name}", '
        if len(line + word) > WIDTH:
            lines.append(line.rstrip())
            line = indent
        line += word
    return [*lines, line.rstrip()] if line.strip() else lines


def _body(statements: list[str]) -> list[str]:
    return [f"        {statement}" for statement in statements or ["pass"]]


def _method(head: str, doc: str, body: list[str]) -> list[str]:
    return ["", f"    {head}", f'        """{doc}"""', *_body(body)]


def _hide(plan: Plan) -> list[str]:
    body: list[str] = []
    for field in plan.fields:
        if field.hidden is Hidden.EVERYBODY:
            body.append(f"self.{field.name} = {_blank(field)}")
        elif field.hidden is Hidden.OTHERS:
            body.append(f"own_{field.name} = self.{field.name}[seat]")
            body.append(f"self.{field.name} = {_many(field, 'self.seats')}")
            body.append(f"self.{field.name}[seat] = own_{field.name}")
    return body


def _groups(plan: Plan) -> list[str]:
    """The body of `hidden_groups`: for each player the zones that mix, word by word."""
    mixed: dict[str, list[str]] = {}
    for field in plan.fields:
        if field.mix:
            mixed.setdefault(field.mix, []).append(field.name)
    body = ["groups: list[list[int]] = []", "for player in range(self.seats):"]
    for word, names in mixed.items():
        body.append(f"    {word}: list[int] = []")
        body += [f"    self.unseen(seat, self.{name}[player], {word})" for name in names]
        body.append(f"    groups.append({word})")
    return [*body, "return groups"] if mixed else []


def _imports(lines: set[str]) -> list[str]:
    """One line for each module, with all its names."""
    names: dict[str, list[str]] = {}
    for line in sorted(lines):
        _, module, _, name = line.split()
        names.setdefault(module, []).append(name)
    return [f"from {module} import {', '.join(names[module])}" for module in sorted(names)]


def state_source(plan: Plan, package: str) -> str:
    """The module that carries the fields."""
    card = plan.base == "CardTable"
    held = sorted(plan.fields, key=lambda field: field.name)
    links = [field for field in plan.fields if field.shape is Shape.LINK]
    own = [field for field in plan.fields if field.shape is not Shape.LINK]
    modules = {f"from engine.kernel.{'zones' if card else 'game'} import {plan.base}"}
    modules |= {f"from {field.module} import {field.type_name}" for field in held if field.module}
    modules.add("from engine.kernel.declare import Plan")
    modules.add("from engine.rng import Rng")
    modules.add(f"from {package}.fields import PLAN")
    given = "".join(f"{field.name}: {field.type_name}, " for field in links)
    lines = [
        f'"""{plan.doc}"""',
        "",
        NOTICE.rstrip(),
        "",
        "from __future__ import annotations",
        "",
        *_imports(modules),
        "",
        "",
        f"class State({plan.base}):",
        f'    """{plan.doc}"""',
        "",
        "    __slots__ = (",
        *_wrapped([field.name for field in held], "        "),
        "    )  # fmt: skip",
        "",
        f"    def __init__(self, {given}rng: Rng, source: State | None) -> None:",
        "        super().__init__(rng, source)",
        *(f"        self.{field.name} = {field.name}" for field in links),
        "        if source is None:",
        "            self._blank()",
        "        else:",
        "            self._take(source)",
    ]
    blanks = []
    for field in own:
        blanks += [f"# {field.meaning}", f"self.{field.name}: {_type(field)} = {_blank(field)}"]
    lines += ["", "    def _blank(self) -> None:", *_body(blanks)]
    takes = [line for field in own for line in _taking(field)]
    lines += ["", "    def _take(self, source: State) -> None:", *_body(takes)]
    seats = [f"self.{field.name} = {_many(field, 'seats')}" for field in own if field.by is By.SEAT]
    lines += _method(
        "def sit_down(self, seats: int) -> None:",
        "Make room for so many players.",
        ["self.seats = seats", *seats],
    )
    grows = [f"self.{f.name}.append({_entry(f)})" for f in own if f.by is By.CARD]
    if grows:
        lines += _method(
            "def grow(self) -> None:", "Make room for one more card in the lists by card.", grows
        )
    lines += _method("def plan(self) -> Plan:", "What the game declares.", ["return PLAN"])
    if groups := _groups(plan):
        lines += _method(
            "def hidden_groups(self, seat: int) -> list[list[int]]:",
            "Cards that the seat does not know, in groups that may be exchanged among them.",
            groups,
        )
    if hides := _hide(plan):
        lines += _method(
            "def hide_secrets(self, seat: int) -> None:",
            "Blank what the seat may not know.",
            hides,
        )
    return "\n".join(lines) + "\n"
