import EspalierViews
import Foundation

/// A labeled value of a mark, without its type.
struct Channel {
    enum Label {
        case none
        case key(LocalizedStringKey)
        case string(String)
        case text(Text)

        var text: Text? {
            switch self {
            case .none: nil
            case .key(let key): Text(key)
            case .string(let string): Text(verbatim: string)
            case .text(let text): text
            }
        }
    }

    var label: Label
    /// The value, or the start of a bin.
    var value: _PlottedPrimitive
    /// The end of a bin; nil for a single value.
    var end: _PlottedPrimitive?
    /// The unit of the calendar that the value stands for.
    var unit: Calendar.Component?

    init(_ label: Label, _ value: _PlottedPrimitive, end: _PlottedPrimitive? = nil) {
        self.label = label
        self.value = value
        self.end = end
    }

    init(_ label: Label, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
        self.label = label
        self.unit = unit
        let interval = (calendar ?? .current).dateInterval(of: unit, for: date)
        value = .date((interval?.start ?? date).timeIntervalSinceReferenceDate)
        end = interval.map { .date($0.end.timeIntervalSinceReferenceDate) }
    }
}
