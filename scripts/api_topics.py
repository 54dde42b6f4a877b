"""docs/api-topics.md: what is supported of each area of Apple's documentation. For scripts/api-table."""

import re
import sys

from api_symbols import ROOT, is_attached, is_freestanding, is_type

# The characters of a row's last cell, so that a row is one line on a screen.
WIDTH = 98
# A doc comment says in these words that the declaration does nothing in a page.
INERT = re.compile(r"(?:^|, so )(?:(?:it|they|this|the \w+) )?ha(?:s|ve) no effect(?: here| [io]n a page)?[.:,]", re.IGNORECASE)


def is_inert(symbol):
    return any(INERT.search(sentence) for sentence in re.split(r"(?<=\.) +", " ".join(symbol.comment)))


def meaning(name):
    """Whether a symbol has the kind that a name of docs/api-topics.tsv is written for."""
    if name.startswith("@"):
        return is_attached
    if name.startswith("#"):
        return is_freestanding
    if name.split(".")[-1][0].isupper():
        return is_type
    kind = "property" if name.startswith("\\") else "func" if name.endswith("()") else "method"
    return lambda symbol: symbol.kind == kind


def find(name, graphs):
    owner, dot, bare = name.lstrip("@#").removesuffix("()").rpartition(".")
    if dot and owner in ("", "\\"):
        owner = "EnvironmentValues" if owner else "View"
    means = meaning(name)
    return [symbol for graph in graphs for symbol in graph.by_name[bare] if symbol.owner == owner and means(symbol)]


class Area:
    """An area of Apple's documentation with the names that it lists."""

    def __init__(self, title, link):
        self.title, self.link = title, link
        self.there, self.inert = [], []
        # The missing names by the reason, which is empty for those that are to come.
        self.missing = {}

    def add(self, name, reason, graphs):
        symbols = find(name, graphs)
        if not symbols:
            self.missing.setdefault(reason, []).append(name)
            return
        if reason:
            sys.exit(f"api-table: docs/api-topics.tsv says why {name} is missing, but it is there")
        self.there.append(name)
        if all(is_inert(symbol) for symbol in symbols):
            self.inert.append(name)

    def names(self):
        return self.there + [name for names in self.missing.values() for name in names]

    def state(self):
        return "missing" if not self.there else "partly" if self.missing or self.inert else "supported"

    def why(self):
        """The reasons with the numbers of their names, and as many names without a reason as there is room for."""
        cell = "; ".join(f"{reason} ({len(names)})" for reason, names in self.missing.items() if reason)
        rest = self.missing.get("", [])
        for index, name in enumerate(rest):
            part = (", " if index else "; not yet " if cell else "not yet ") + f"`{name}`"
            if len(cell) + len(part) > WIDTH - len(" and 9 more"):
                return f"{cell} and {len(rest) - index} more" if index else f"{cell}; {len(rest)} not yet"
            cell += part
        return cell

    def row(self):
        title = f"[{self.title}]({self.link})" if self.link else self.title
        cells = [title, f"{len(self.there)} of {len(self.names())}", len(self.inert) or "", self.state(), self.why()]
        return "| " + " | ".join(str(cell) for cell in cells) + " |"


def read_areas(graphs):
    areas = {}
    for line in (ROOT / "docs/api-topics.tsv").read_text().splitlines():
        if not line.startswith("#"):
            title, link, reason, names = line.split("\t")
            if not (ROOT / "docs" / link.split("#")[0]).exists():
                sys.exit(f"api-table: docs/api-topics.tsv links to {link}, which does not exist")
            area = areas.setdefault(title, Area(title, link))
            for name in names.split():
                area.add(name, reason, graphs)
    return areas.values()


def page(graphs):
    """The lines of docs/api-topics.md."""
    areas = read_areas(graphs)
    # Some names are listed in several areas.
    there = {name for area in areas for name in area.there}
    listed = {name for area in areas for name in area.names()}

    yield "# What is supported, by area"
    yield ""
    yield f"{len(there):,} of the {len(listed):,} types, modifiers, environment values and macros that"
    yield "[Apple's documentation of SwiftUI](https://developer.apple.com/documentation/swiftui) lists are there. `scripts/api-table` makes this"
    yield "page from the build and from the names in [api-topics.tsv](api-topics.tsv); `make api` updates it."
    yield ""
    yield "| Area | There | Inert | State | Missing: why, with the number of names |"
    yield "|---|---:|---:|---|---|"
    for area in areas:
        yield area.row()
    yield ""
    yield "**There**: the compiler finds a public symbol of that name in `import SwiftUI`; [overloads.md](overloads.md) lists overloads. **Inert**: the"
    yield "names of those whose doc comment says that they have no effect, because a page has nothing for it. A link explains the area. Views of other"
    yield "frameworks, such as `PhotosPicker`, are not counted."
