@_exported public import CoreLocation
@_exported public import Foundation

/// The weather.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public final class WeatherService {
    /// A service.
    public init() {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
    )
    public static var shared: WeatherService { WeatherService() }
    /// A member of the framework.
    public func weather(for location: CLLocation) async throws -> Weather { Weather() }
}

/// The weather of a place.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public struct Weather {
    /// A member of the framework.
    public let currentWeather = CurrentWeather()
    /// A member of the framework.
    public let dailyForecast: [DayWeather] = []
    /// A member of the framework.
    public let hourlyForecast: [HourWeather] = []
}

/// The weather now.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public struct CurrentWeather {
    /// A member of the framework.
    public let temperature = Measurement(value: 0, unit: UnitTemperature.celsius)
    /// A member of the framework.
    public let symbolName = ""
    /// A member of the framework.
    public let condition = WeatherCondition.clear
    /// A member of the framework.
    public let humidity = 0.0
}

/// The weather of a day.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public struct DayWeather {
    /// A member of the framework.
    public let date = Date(), symbolName = ""
    /// A member of the framework.
    public let highTemperature = Measurement(value: 0, unit: UnitTemperature.celsius)
    /// A member of the framework.
    public let lowTemperature = Measurement(value: 0, unit: UnitTemperature.celsius)
}

/// The weather of an hour.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public struct HourWeather {
    /// A member of the framework.
    public let date = Date(), symbolName = ""
    /// A member of the framework.
    public let temperature = Measurement(value: 0, unit: UnitTemperature.celsius)
}

/// A kind of weather.
@available(
    *, unavailable,
    message: "Weather of Apple is not part of Espalier. Ask a weather service with URLSession on the server."
)
public enum WeatherCondition: String {
    /// The values of the framework.
    case clear, cloudy, drizzle, foggy, haze, mostlyClear, mostlyCloudy, partlyCloudy, rain, heavyRain, snow,
        thunderstorms,
        windy
}
