import Foundation

/// The names of Foundation's units in ICU.
enum UnitNames {
    /// The identifier in the Unicode Common Locale Data Repository; nil for a unit that an app has defined, and for a few that it lacks.
    static func identifier(of unit: Unit) -> String? {
        table[Key(kind: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
    }

    private struct Key: Hashable {
        let kind: ObjectIdentifier
        let symbol: String
    }

    private static let table: [Key: String] = {
        var table: [Key: String] = [:]
        for (unit, identifier) in units {
            table[Key(kind: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)] = identifier
        }
        return table
    }()

    /// All units that Foundation defines and ICU knows.
    static var units: [(unit: Unit, identifier: String)] {
        lengths + masses + volumes + areas + durations + temperatures + speeds + energies + pressures + electricity
            + frequencies + storage + others
    }

    private typealias Entry = (unit: Unit, identifier: String)

    private static var lengths: [Entry] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
            (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
            (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec"),
        ]
    }

    private static var masses: [Entry] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"),
            (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
            (UnitMass.ouncesTroy, "ounce-troy"),
        ]
    }

    private static var volumes: [Entry] {
        [
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialTeaspoons, "teaspoon"), (UnitVolume.imperialTablespoons, "tablespoon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialPints, "pint"),
            (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ]
    }

    private static var areas: [Entry] {
        [
            (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
            (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        ]
    }

    private static var durations: [Entry] {
        [
            (UnitDuration.picoseconds, "picosecond"), (UnitDuration.nanoseconds, "nanosecond"),
            (UnitDuration.microseconds, "microsecond"), (UnitDuration.milliseconds, "millisecond"),
            (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
        ]
    }

    private static var temperatures: [Entry] {
        [
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
        ]
    }

    private static var speeds: [Entry] {
        [
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"),
        ]
    }

    private static var energies: [Entry] {
        [
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.terawatts, "terawatt"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.microwatts, "microwatt"),
            (UnitPower.nanowatts, "nanowatt"), (UnitPower.picowatts, "picowatt"),
            (UnitPower.femtowatts, "femtowatt"), (UnitPower.horsepower, "horsepower"),
        ]
    }

    private static var pressures: [Entry] {
        [
            (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
            (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]
    }

    private static var electricity: [Entry] {
        [
            (UnitElectricCharge.megaampereHours, "megaampere-hour"),
            (UnitElectricCharge.kiloampereHours, "kiloampere-hour"), (UnitElectricCharge.ampereHours, "ampere-hour"),
            (UnitElectricCharge.milliampereHours, "milliampere-hour"),
            (UnitElectricCharge.microampereHours, "microampere-hour"),
            (UnitElectricCurrent.megaamperes, "megaampere"), (UnitElectricCurrent.kiloamperes, "kiloampere"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricCurrent.microamperes, "microampere"),
            (UnitElectricPotentialDifference.megavolts, "megavolt"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"), (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"),
            (UnitElectricPotentialDifference.microvolts, "microvolt"), (UnitElectricResistance.megaohms, "megaohm"),
            (UnitElectricResistance.kiloohms, "kiloohm"), (UnitElectricResistance.ohms, "ohm"),
            (UnitElectricResistance.milliohms, "milliohm"), (UnitElectricResistance.microohms, "microohm"),
        ]
    }

    private static var frequencies: [Entry] {
        [
            (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
            (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
        ]
    }

    private static var storage: [Entry] {
        typealias Storage = UnitInformationStorage
        return [
            (Storage.bytes, "byte"), (Storage.bits, "bit"), (Storage.yottabytes, "yottabyte"),
            (Storage.zettabytes, "zettabyte"), (Storage.exabytes, "exabyte"), (Storage.petabytes, "petabyte"),
            (Storage.terabytes, "terabyte"), (Storage.gigabytes, "gigabyte"), (Storage.megabytes, "megabyte"),
            (Storage.kilobytes, "kilobyte"), (Storage.yottabits, "yottabit"), (Storage.zettabits, "zettabit"),
            (Storage.exabits, "exabit"), (Storage.petabits, "petabit"), (Storage.terabits, "terabit"),
            (Storage.gigabits, "gigabit"), (Storage.megabits, "megabit"), (Storage.kilobits, "kilobit"),
            (Storage.yobibytes, "yobibyte"), (Storage.zebibytes, "zebibyte"), (Storage.exbibytes, "exbibyte"),
            (Storage.pebibytes, "pebibyte"), (Storage.tebibytes, "tebibyte"), (Storage.gibibytes, "gibibyte"),
            (Storage.mebibytes, "mebibyte"), (Storage.kibibytes, "kibibyte"), (Storage.yobibits, "yobibit"),
            (Storage.zebibits, "zebibit"), (Storage.exbibits, "exbibit"), (Storage.pebibits, "pebibit"),
            (Storage.tebibits, "tebibit"), (Storage.gibibits, "gibibit"), (Storage.mebibits, "mebibit"),
            (Storage.kibibits, "kibibit"),
        ]
    }

    private static var others: [Entry] {
        [
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
            (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
            (UnitAngle.revolutions, "revolution"),
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitDispersion.partsPerMillion, "permillion"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"), (UnitIlluminance.lux, "lux"),
        ]
    }
}
