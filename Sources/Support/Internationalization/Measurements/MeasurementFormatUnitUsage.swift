public import Foundation

/// The use of a measurement, which determines its unit in a locale: the height of a person in feet and inches, or in
/// centimeters.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name in the Unicode Common Locale Data Repository; nil keeps the unit.
    let name: String?

    private init(_ name: String?) { self.name = name }

    /// The unit that people in the locale's region use.
    public static var general: Self { Self("default") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(nil) }

    fileprivate static func named(_ name: String) -> Self { Self(name) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length of a person's body.
    public static var person: Self { .named("person") }
    /// The height of a person.
    public static var personHeight: Self { .named("person-height") }
    /// A distance on roads.
    public static var road: Self { .named("road") }
    /// The focal length of a lens.
    public static var focalLength: Self { .named("focal-length") }
    /// The depth of rain.
    public static var rainfall: Self { .named("rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { .named("snowfall") }
    /// The distance at which things can be seen.
    public static var visibility: Self { .named("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { .named("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { .named("food") }
    /// The energy of an exercise. The unit is that of food.
    public static var workout: Self { .named("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person's body.
    public static var person: Self { .named("person") }
    /// The temperature of the air.
    public static var weather: Self { .named("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { .named("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { .named("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { .named("baromtrc") }
}
