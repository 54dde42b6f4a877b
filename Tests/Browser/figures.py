"""Draws the figures of the gallery's page `/figures` with cairo, from the points of their geometric definitions. It uses none of
the library's own paths. Compares a screenshot of the page with them.

Runs with Debian's Python, which has cairo: `/usr/bin/python3 figures.py SCREENSHOT`. For each cell, writes the fraction of
pixels that differ by more than 40 of 255, and the largest distance of such a pixel from an edge of the figure, as JSON."""
import json
import math
import sys

import cairo

CELL, SIZE, LEFT, TOP = 125, 110, 10, 10


def star(c):
    for corner in range(5):
        angle = math.radians(144 * corner - 90)
        c.line_to(55 + 55 * math.cos(angle), 55 + 55 * math.sin(angle))
    c.close_path()


def star_filled(c):
    star(c)
    c.fill()


def star_even_odd(c):
    star(c)
    c.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    c.fill()


def uneven(c):
    c.move_to(40, 0)
    c.arc(110 - 8, 8, 8, -math.pi / 2, 0)
    c.arc(110 - 20, 110 - 20, 20, 0, math.pi / 2)
    c.line_to(0, 110)
    c.arc(40, 40, 40, math.pi, 1.5 * math.pi)
    c.fill()


def arc_long(c):
    # SwiftUI's "clockwise" is counterclockwise on the screen.
    c.set_line_width(8)
    c.arc_negative(55, 55, 45, math.radians(20), math.radians(150))
    c.stroke()


def arc_short(c):
    c.set_line_width(8)
    c.arc(55, 55, 45, math.radians(20), math.radians(150))
    c.stroke()


def trimmed(c):
    # A circle begins at 3 o'clock.
    c.set_line_width(10)
    c.arc(55, 55, 55, 0.1 * 2 * math.pi, 0.8 * 2 * math.pi)
    c.stroke()


def joint(join, cap):
    def draw(c):
        c.set_line_width(14)
        c.set_line_join(join)
        c.set_line_cap(cap)
        for point in ((15, 90), (40, 25), (65, 90), (90, 60)):
            c.line_to(*point)
        c.stroke()

    return draw


def curves(c):
    c.move_to(10, 60)
    # The control points of a cubic curve equivalent to a quadratic one: two thirds of the way from each end.
    c.curve_to(10 + 45 * 2 / 3, 60 - 100 * 2 / 3, 100 - 45 * 2 / 3, 60 - 100 * 2 / 3, 100, 60)
    c.curve_to(110, 130, 20, 40, 20, 95)


def dashes(width, cap, dash, phase=0):
    def draw(c):
        curves(c)
        c.set_line_width(width)
        c.set_line_cap(cap)
        c.set_dash(dash, phase)
        c.stroke()

    return draw


def outlined(c):
    curves(c)
    c.set_line_width(9)
    c.set_line_cap(cairo.LINE_CAP_ROUND)
    c.set_line_join(cairo.LINE_JOIN_ROUND)
    c.stroke()


def transformed(c):
    c.transform(cairo.Matrix(0.8, 0.2, -0.3, 0.7, 25, 5))
    star(c)
    c.fill()


def border(c):
    # An area of 110 by 66 in the cell's center. The center of the line is 4 plus half of its width inside.
    c.translate(55, 55)
    c.rotate(math.radians(30))
    c.save()
    c.scale(55 - 10, 33 - 10)
    c.arc(0, 0, 1, 0, 2 * math.pi)
    c.restore()
    c.set_line_width(12)
    c.stroke()


def canvas(c):
    c.arc(55, 55, 50, 0, 2 * math.pi)
    c.clip()
    c.translate(55, 55)
    c.rotate(math.radians(20))
    c.rectangle(-60, -10, 120, 20)
    c.fill()
    c.scale(2, 1)
    c.save()
    c.scale(20, 40)
    c.arc(0, 0, 1, 0, 2 * math.pi)
    c.restore()
    c.set_line_width(5)
    c.stroke()


FIGURES = {
    "a star, filled by winding": star_filled,
    "a star, filled by crossings": star_even_odd,
    "a rectangle with uneven corners": uneven,
    "an arc the long way": arc_long,
    "an arc the short way": arc_short,
    "a trimmed circle": trimmed,
    "mitered joins and butt caps": joint(cairo.LINE_JOIN_MITER, cairo.LINE_CAP_BUTT),
    "round joins and caps": joint(cairo.LINE_JOIN_ROUND, cairo.LINE_CAP_ROUND),
    "bevelled joins and square caps": joint(cairo.LINE_JOIN_BEVEL, cairo.LINE_CAP_SQUARE),
    # Three lengths: the pattern alternates.
    "dashes with a phase": dashes(6, cairo.LINE_CAP_BUTT, [20, 10, 5, 20, 10, 5], 7),
    "round dashes": dashes(6, cairo.LINE_CAP_ROUND, [12, 14]),
    "the outline of a line": outlined,
    "a transformed star": transformed,
    "a border of a turned ellipse": border,
    "a canvas with a clip and transforms": canvas,
}


def ink(surface, left, top):
    """The blackness of each pixel of a cell, 0…255, by rows, with a margin of one pixel around the figure."""
    surface.flush()
    data, stride = surface.get_data(), surface.get_stride()
    return [[255 - data[(top + y) * stride + (left + x) * 4] for x in range(CELL - 5)] for y in range(CELL - 5)]


def drawn(draw):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, CELL, CELL)
    c = cairo.Context(surface)
    c.set_source_rgb(1, 1, 1)
    c.paint()
    c.set_source_rgb(0, 0, 0)
    c.translate(5, 5)
    draw(c)
    return ink(surface, 0, 0)


def compare(ours, theirs):
    side = len(ours)
    wrong = [(x, y) for y in range(side) for x in range(side) if abs(ours[y][x] - theirs[y][x]) > 40]
    # A pixel is on an edge if it is neither black nor white, or if a neighbor has the other color.
    edges = [
        (x, y) for y in range(side) for x in range(side)
        if 0 < theirs[y][x] < 255 or any(
            0 <= x + dx < side and 0 <= y + dy < side and theirs[y + dy][x + dx] != theirs[y][x]
            for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)))]
    farthest = max((min(math.hypot(x - a, y - b) for a, b in edges) for x, y in wrong), default=0)
    return {"share": len(wrong) / (side * side), "farthest": farthest, "inked": sum(map(sum, theirs)) / 255}


def main():
    page = cairo.ImageSurface.create_from_png(sys.argv[1])
    result = {}
    for index, (name, draw) in enumerate(FIGURES.items()):
        left, top = LEFT + CELL * (index % 3) - 5, TOP + CELL * (index // 3) - 5
        result[name] = compare(ink(page, left, top), drawn(draw))
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
