import Foundation

/// Formats measurements with ICU.
struct MeasurementText {
    let locale: Locale
    /// The width of the unit, as in ICU's skeletons: `full-name`, `short` or `narrow`.
    let width: String
    /// The use of the value in CLDR, such as `road`, which determines the unit for the locale; nil keeps the unit.
    var usage: String?
    /// Formats the number. If it is nil or returns nil, the number has ICU's format.
    var number: ((Double) -> String?)?

    func text(_ value: Double, _ unit: Unit) -> String {
        guard let identifier = UnitNames.identifier(of: unit) else { return own(value, unit) }
        if let usage, let text = text(value, skeleton: skeleton(identifier) + " usage/" + usage) { return text }
        return text(value, skeleton: skeleton(identifier)) ?? own(value, unit)
    }

    /// A temperature without the name of its scale, such as "20°".
    func textWithoutScale(_ value: Double, _ unit: UnitTemperature) -> String {
        let wanted = usage == nil ? unit : MeasurementText.scale(of: locale)
        let converted = Measurement(value: value, unit: unit).converted(to: wanted).value
        // Except for full names, only ICU's data of the narrow width says where the degree sign stands.
        let skeleton = "measure-unit/temperature-generic unit-width-" + (width == "full-name" ? width : "narrow")
        return text(converted, skeleton: usage == nil ? skeleton : skeleton + " precision-integer") ?? own(value, unit)
    }

    /// The scale that people in the locale's region use.
    private static func scale(of locale: Locale) -> UnitTemperature {
        locale.measurementSystem == .us ? .fahrenheit : .celsius
    }

    private func skeleton(_ identifier: String) -> String { "unit/\(identifier) unit-width-\(width)" }

    /// The formatted value; nil if ICU refuses the skeleton.
    private func text(_ value: Double, skeleton: String) -> String? {
        let identifier = locale.icuIdentifier
        guard let formatted = NumberFormat(locale: identifier, skeleton: skeleton)?.text(value) else { return nil }
        guard let number, let range = formatted.numberRange else { return formatted.text }
        // ICU's number is rounded for the usage. The converted value needs all of its digits.
        let exact = NumberFormat(locale: identifier, skeleton: skeleton + " .###############")?.text(value)?.number
        guard let replacement = number(exact ?? formatted.number) else { return formatted.text }
        let units = formatted.text.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let end = units.index(units.startIndex, offsetBy: range.upperBound)
        return formatted.text.replacingCharacters(in: start..<end, with: replacement)
    }

    /// The value followed by the unit's symbol, for units that ICU does not know, such as an app's own.
    private func own(_ value: Double, _ unit: Unit) -> String {
        let number = number?(value) ?? value.formatted(.number.locale(locale))
        return number + " " + unit.symbol
    }
}
