public import Foundation

/// A formatter for measurements and units.
///
/// Foundation on Linux declares the class as unavailable. With this one, a file that imports SwiftUI can use it.
///
/// Unchecked: as with Foundation's formatters, threads may share one whose properties no longer change.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement rather than the locale's.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit in which the number is neither small nor large. Units of the locale always are, and a provided unit stays.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature without the name of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of the unit. By default it is the one that people in the locale's region use.
    open var unitOptions: UnitOptions = []
    /// The width of the unit. The default is `medium`.
    open var unitStyle = UnitStyle.medium
    /// The locale of the unit and of the text.
    open var locale: Locale! = Locale.autoupdatingCurrent
    /// The formatter of the number; nil for one of decimal numbers in the locale.
    open var numberFormatter: NumberFormatter!

    public override init() { super.init() }

    /// A formatter of measurements with the default properties: archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        copy.unitOptions = unitOptions
        copy.unitStyle = unitStyle
        copy.locale = locale
        copy.numberFormatter = numberFormatter?.copy() as? NumberFormatter
        return copy
    }

    /// The text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// The unit's name, or its symbol in shorter styles.
    open func string(from unit: Unit) -> String {
        MeasurementText(locale: locale ?? .current, width: width) { _ in "" }
            .text(100, unit).trimmingCharacters(in: .whitespaces)
    }

    /// The text for a measurement of a dimension; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? any DimensionMeasurement).map { string($0.value, $0.dimension) }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        let locale = locale ?? .current
        let text = MeasurementText(
            locale: locale, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            number: number(locale))
        if unitOptions.contains(.temperatureWithoutUnit), let scale = unit as? UnitTemperature {
            return text.textWithoutScale(value, scale)
        }
        return text.text(value, unit)
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .medium: "short"
        case .long: "full-name"
        @unknown default: "short"
        }
    }

    private func number(_ locale: Locale) -> (Double) -> String? {
        let formatter = numberFormatter ?? .decimal(locale)
        return { formatter.string(from: NSNumber(value: $0)) }
    }
}

extension NumberFormatter {
    fileprivate static func decimal(_ locale: Locale) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        return formatter
    }
}

/// A measurement of any dimension.
private protocol DimensionMeasurement {
    var value: Double { get }
    var dimension: Unit { get }
}

extension Measurement: DimensionMeasurement {
    fileprivate var dimension: Unit { unit }
}
