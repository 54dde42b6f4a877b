import EspalierViews
import Foundation

/// A row or column of views, written as in `"H:|-[name(>=80)]-8-[value]|"`.
struct VisualFormat {
    /// A view, or the edge of the view around.
    enum Item: Equatable {
        case edge
        case view(String, sizes: [Predicate])
    }

    /// A length in a relation with a number or with the same length of another view.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    /// The second side of a relation: a number, or the name of a metric or a view.
    enum Object: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// The distance between two items.
    enum Distance: Equatable {
        case none, standard
        case predicates([Predicate])
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    private(set) var items: [Item] = []
    /// The distances between the items, one less than items.
    private(set) var distances: [Distance] = []

    /// Parses a format; nil for one that does not follow the grammar.
    init?(_ format: String) {
        var parser = VisualFormatParser(format)
        if parser.take("H:") {
            axis = .horizontal
        } else if parser.take("V:") {
            axis = .vertical
        }
        guard let first = parser.item() else { return nil }
        items.append(first)
        while !parser.isAtEnd {
            guard let distance = parser.distance(), let item = parser.item() else { return nil }
            distances.append(distance)
            items.append(item)
        }
        // An edge has a view beside it, and nothing lies beyond.
        guard items.count > 1 || items[0] != .edge, !items.dropFirst().dropLast().contains(.edge) else { return nil }
    }

    /// The names of the views.
    var names: [String] {
        items.compactMap { if case .view(let name, _) = $0 { name } else { nil } }
    }
}

/// Reads the parts of a visual format.
private struct VisualFormatParser {
    private let text: [Character]
    private var index = 0

    init(_ format: String) {
        text = Array(format)
    }

    var isAtEnd: Bool { index == text.count }

    mutating func take(_ word: String) -> Bool {
        let end = index + word.count
        guard end <= text.count, String(text[index..<end]) == word else { return false }
        index = end
        return true
    }

    /// The characters that fulfill a condition, up to the first that does not.
    private mutating func run(_ belongs: (Character) -> Bool) -> String {
        let start = index
        while index < text.count, belongs(text[index]) { index += 1 }
        return String(text[start..<index])
    }

    private mutating func name() -> String? {
        let name = run { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.isEmpty ? nil : name
    }

    mutating func item() -> VisualFormat.Item? {
        if take("|") { return .edge }
        guard take("["), let name = name() else { return nil }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            guard let list = predicates() else { return nil }
            sizes = list
        }
        return take("]") ? .view(name, sizes: sizes) : nil
    }

    mutating func distance() -> VisualFormat.Distance? {
        guard take("-") else { return VisualFormat.Distance.none }
        if index < text.count, text[index] == "[" || text[index] == "|" { return .standard }
        let list: [VisualFormat.Predicate]?
        if take("(") { list = predicates() } else { list = object().map { [VisualFormat.Predicate(object: $0)] } }
        guard let list, take("-") else { return nil }
        return .predicates(list)
    }

    /// Predicates and the parenthesis behind them.
    private mutating func predicates() -> [VisualFormat.Predicate]? {
        var all: [VisualFormat.Predicate] = []
        repeat {
            var relation = NSLayoutConstraint.Relation.equal
            if take("<=") {
                relation = .lessThanOrEqual
            } else if take(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = take("==")
            }
            guard let object = object() else { return nil }
            var predicate = VisualFormat.Predicate(relation: relation, object: object)
            if take("@") {
                guard case .number(let priority)? = self.object() else { return nil }
                predicate.priority = UILayoutPriority(Float(priority))
            }
            all.append(predicate)
        } while take(",")
        return take(")") ? all : nil
    }

    private mutating func object() -> VisualFormat.Object? {
        let isNegative = take("-")
        guard let word = name() else { return nil }
        if let number = Double(word) { return .number(CGFloat(isNegative ? -number : number)) }
        return isNegative ? nil : .name(word)
    }
}
