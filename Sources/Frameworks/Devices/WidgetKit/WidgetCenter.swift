import Dispatch
@_exported public import Foundation

/// The app's widgets on the device: none. Nothing has to be reloaded.
public final class WidgetCenter: Sendable {
    private init() {}

    public static let shared = WidgetCenter()

    /// Reloads the widgets of a kind. There are none.
    public func reloadTimelines(ofKind kind: String) {}

    /// Reloads all widgets. There are none.
    public func reloadAllTimelines() {}

    /// The recommended settings are out of date. There are none.
    public func invalidateConfigurationRecommendations() {}

    /// The widgets that the user has placed: none. The handler runs on a queue in the background.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.global().async { completion(.success([])) }
    }

    /// The widgets that the user has placed: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has placed. There is none on this device.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let kind: String
    public let family: WidgetFamily

    public var id: Self { self }
}

/// Sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Hashable, Sendable {
    /// On the home screen.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// On the lock screen.
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}
