import Foundation
import SwiftUI
import Testing

/// A model as apps write it, in a file with both imports. It compiles only if no name is ambiguous.
private struct Formatters {
    let relative: RelativeDateTimeFormatter = RelativeDateTimeFormatter()
    let components: DateComponentsFormatter
    let list: ListFormatter = .init()
    var measurements: MeasurementFormatter?
    let units: NSCalendar.Unit = [.hour, .minute]

    init(_ style: DateComponentsFormatter.UnitsStyle) {
        components = DateComponentsFormatter()
        components.allowedUnits = units
        components.unitsStyle = style
        components.zeroFormattingBehavior = [.dropLeading, .dropTrailing]
        measurements = MeasurementFormatter()
        measurements?.unitOptions = .providedUnit
    }

    func text(_ formatter: DateComponentsFormatter) -> String? { formatter.string(from: 5400) }
}

extension DateComponentsFormatter {
    fileprivate static let short: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .short
        return formatter
    }()
}

@Suite struct `The names of Foundation` {
    @Test func `are unambiguous beside SwiftUI`() {
        let formatters = Formatters(.abbreviated)
        #expect(formatters.text(formatters.components) == "1h 30m")
        #expect(formatters.text(.short) == "1 hr, 30 min")
        #expect(formatters.relative.unitsStyle == .full)
        #expect(formatters.list.string(from: ["A"]) == "A")
        #expect(formatters.measurements?.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2 m")
        #expect(
            Measurement(value: 2, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided))
                == "2 metres")
        let names = PersonNameComponentsFormatter()
        #expect(names.string(from: PersonNameComponents(givenName: "Anna", familyName: "Muster")) == "Anna Muster")
        #expect(URL.documentsDirectory.lastPathComponent == "Documents")
        #expect(Locale.current.identifier == NSLocale.current.identifier)
    }
}
