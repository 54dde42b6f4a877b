import EspalierViews
import Foundation

/// The values of all marks along a dimension: an axis, or a style.
struct Dimension {
    enum Kind {
        case number, date, category
    }

    /// The kind of the first value; nil without values.
    private(set) var kind: Kind?
    /// The label of the first value that has one.
    private(set) var label = Channel.Label.none
    /// The categories in the order in which they first occur.
    private(set) var categories: [String] = []
    private var places: [String: Int] = [:]
    /// The unit of the calendar that the values stand for.
    private(set) var unit: Calendar.Component?
    /// The last category, because neighbors often are of the same one.
    private var last: (name: String, place: Double)?

    /// The number that stands for a value in marks: seconds for dates, the place of a category. Values of another kind than the first one
    /// have none, so the mark is not drawn.
    mutating func number(of value: _PlottedPrimitive) -> Double {
        switch value {
        case .number(let number):
            if kind == nil { kind = .number }
            return kind == .number ? number : .nan
        case .date(let seconds):
            if kind == nil { kind = .date }
            return kind == .date ? seconds : .nan
        case .category(let name):
            if kind == nil { kind = .category }
            return kind == .category ? place(of: name) : .nan
        }
    }

    private mutating func place(of name: String) -> Double {
        if let last, last.name == name { return last.place }
        let place: Int
        if let known = places[name] {
            place = known
        } else {
            place = categories.count
            places[name] = place
            categories.append(name)
        }
        last = (name, Double(place))
        return Double(place)
    }

    /// The number of a value; nil for a category that no mark has, and for a value of another kind.
    func known(_ value: _PlottedPrimitive) -> Double? {
        switch (kind, value) {
        case (.number, .number(let number)), (.date, .date(let number)): number
        case (.category, .category(let name)): places[name].map { Double($0) }
        default: nil
        }
    }

    /// Notes the label and the unit of a value.
    mutating func note(_ channel: Channel) {
        if case .none = label { label = channel.label }
        if unit == nil { unit = channel.unit }
    }

    /// The value that a number stands for.
    func primitive(_ number: Double) -> _PlottedPrimitive? {
        switch kind {
        case nil: nil
        case .number: .number(number)
        case .date: .date(number)
        case .category:
            number >= 0 && Int(number) < categories.count ? .category(categories[Int(number)]) : nil
        }
    }
}
