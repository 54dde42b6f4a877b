public import Foundation

extension Measurement where UnitType: Dimension {
    /// A format of measurements, such as "1.2 mi" or "2 Kilometer". Foundation on Linux has none.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The width of the unit.
        public struct UnitWidth: Codable, Hashable, Sendable {
            /// The width in ICU's skeletons.
            let name: String

            /// "2 kilometers".
            public static var wide: UnitWidth { UnitWidth(name: "full-name") }
            /// "2 km".
            public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
            /// "2km".
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// The width of the unit.
        public var width: UnitWidth
        /// Whether a temperature appears without the name of its scale. It has no effect on other units.
        public var hidesScaleName = false
        /// The locale of the unit and of the text.
        public var locale: Locale
        /// The use of the measurement, which determines the unit; nil keeps the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number; nil for the one that belongs to the usage. It has no effect on measurements in
        /// several units, such as feet and inches.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A format in a locale, by default in the unit that people in its region use.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text of a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let number = numberFormatStyle.map { style in { style.locale(locale).format($0) } }
            let text = MeasurementText(locale: locale, width: width.name, usage: usage?.name, number: number)
            if hidesScaleName, let unit = measurement.unit as? UnitTemperature {
                return text.textWithoutScale(measurement.value, unit)
            }
            return text.text(measurement.value, measurement.unit)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement as text, in the unit that people in the current locale's region use.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// - Parameter hidesScaleName: Whether the temperature appears without the name of its scale.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// A format of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures.
    ///
    /// - Parameter hidesScaleName: Whether the temperature appears without the name of its scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
