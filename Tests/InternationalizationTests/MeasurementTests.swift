import EspalierInternationalization
import Foundation
import Testing

struct MeasurementTests {
    private let distance = Measurement(value: 2, unit: UnitLength.kilometers)

    @Test(arguments: [
        ("en_US", "1.2 miles", "1.2 mi", "2.00 km"), ("de_DE", "2 Kilometer", "2 km", "2,00 km"),
        ("zh_CN", "2公里", "2公里", "2.00公里"), ("ar_EG", "٢ كيلومتر", "٢ كم", "٢٫٠٠ كم"),
        ("ja_JP", "2キロメートル", "2 km", "2.00 km"),
    ])
    func `a length has the unit and the language of its locale`(
        locale: String, wide: String, short: String, exact: String
    ) {
        let locale = Locale(identifier: locale)
        #expect(distance.formatted(.measurement(width: .wide).locale(locale)) == wide)
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(locale)) == short)
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: locale, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(2)))
        #expect(distance.formatted(style) == exact)
    }

    @Test(arguments: [
        ("en_US", "5 ft, 11 in", "69°F", "69°", "198 lb"), ("de_DE", "180 cm", "20 °C", "20°", "90 kg"),
        ("ja_JP", "180 cm", "20°C", "20°", "90 kg"),
    ])
    func `the usage decides about the unit`(
        locale: String, height: String, weather: String, scaleless: String, weight: String
    ) {
        let locale = Locale(identifier: locale)
        let air = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        #expect(
            Measurement(value: 1.8, unit: UnitLength.meters)
                .formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(locale)) == height)
        #expect(air.formatted(.measurement(usage: .weather).locale(locale)) == weather)
        #expect(air.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(locale)) == scaleless)
        #expect(
            Measurement(value: 90, unit: UnitMass.kilograms)
                .formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(locale)) == weight)
    }

    @Test func `a converted number keeps its digits for its own format`() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: "en_US"),
            numberFormatStyle: .number.precision(.fractionLength(3)))
        #expect(distance.formatted(style) == "1.243 mi")
    }

    @Test(arguments: [
        ("en_US", "1.457 mi", "2.346 km", "2,345.679 kilograms", "68°"),
        ("de_DE", "2,346 km", "2,346 km", "2.345,679 Kilogramm", "20°"),
    ])
    func `a formatter has the same units, with up to three decimals`(
        locale: String, own: String, provided: String, long: String, scaleless: String
    ) {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        let distance = Measurement(value: 2.3456, unit: UnitLength.kilometers)
        #expect(formatter.string(from: distance) == own)
        #expect(formatter.string(for: distance) == own)
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == scaleless)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == provided)
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 2345.6789, unit: UnitMass.kilograms)) == long)
    }

    @Test func `units have names and symbols`() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "km/h")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.miles) == "Meilen")
    }

    @Test func `an app's own unit has its symbol`() {
        let pace = Measurement(
            value: 2.5, unit: UnitLength(symbol: "paces", converter: UnitConverterLinear(coefficient: 0.75)))
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "de_DE"))
        #expect(pace.formatted(style) == "2,5 paces")
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "apples"))) == "3 apples")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test func `a style survives coding`() throws {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .narrow, locale: Locale(identifier: "de_DE"), usage: .road)
        let copy = try JSONDecoder().decode(
            Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(copy == style)
    }
}
