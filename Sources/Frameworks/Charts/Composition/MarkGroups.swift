import EspalierViews
import Foundation

/// The marks that are drawn together, in the order of the first of each group.
struct MarkGroups {
    struct Group {
        let kind: MarkKind
        var indices: [Int]
    }

    private struct Key: Hashable {
        var kind: MarkKind
        var series = 0.0
        var color = 0.0
        var symbol = 0.0
        var line = 0.0
    }

    private(set) var all: [Group] = []
    /// The kind of the dimension of colors. Numbers and dates color a line from point to point.
    private let colors: Dimension.Kind?
    /// The line of each explicit series, with its last position along x.
    private var open: [Key: (place: Int, x: Double)] = [:]
    private var places: [Key: Int] = [:]
    private var last: (key: Key, place: Int)?

    init(colors: Dimension.Kind?) {
        self.colors = colors
    }

    mutating func add(_ index: Int, _ mark: Mark) {
        var key = Key(kind: mark.kind)
        switch mark.kind {
        case .line, .area:
            func hashable(_ number: Double) -> Double { number.isNaN ? -1 : number }
            key.series = hashable(mark.series)
            key.color = mark.kind == .line && colors != .category ? -1 : hashable(mark.color)
            if let traits = mark.details?.traits {
                key.symbol = hashable(traits.symbolKey)
                key.line = hashable(traits.lineKey)
            }
        case .bar, .rectangle, .point, .rule, .sector:
            // Neighbors of a kind are a group, so that the order of statements is the order of drawing.
            if let place = all.indices.last, all[place].kind == mark.kind {
                all[place].indices.append(index)
            } else {
                all.append(Group(kind: mark.kind, indices: [index]))
            }
            return
        }
        if mark.kind == .line, !mark.series.isNaN, colors == .category {
            return add(index, mark, ofSeries: key)
        }
        if let last, last.key == key {
            all[last.place].indices.append(index)
            return
        }
        let place: Int
        if let known = places[key] {
            place = known
            all[place].indices.append(index)
        } else {
            place = all.count
            places[key] = place
            all.append(Group(kind: mark.kind, indices: [index]))
        }
        last = (key, place)
    }

    /// Adds a point of an explicit series. One of another color continues the line if it lies ahead; otherwise each color has a line.
    private mutating func add(_ index: Int, _ mark: Mark, ofSeries key: Key) {
        var series = key
        series.color = -1
        let x = mark.x.middle
        var place = places[key]
        if let line = open[series], line.place != place, x > line.x { place = line.place }
        if let place {
            all[place].indices.append(index)
        } else {
            all.append(Group(kind: mark.kind, indices: [index]))
        }
        let found = place ?? all.count - 1
        places[key] = found
        open[series] = (found, x)
    }
}
