public import EspalierViews
public import Foundation
import EspalierUnavailable

/// A widget, which Espalier does not have.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}

/// Several widgets.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    /// Several widgets.
    init()
}

/// Builds several widgets.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@resultBuilder
public struct WidgetBundleBuilder {
    /// Several widgets.
    public static func buildBlock(_ content: Any...) -> Any { unavailable() }
    /// Widgets of a condition.
    public static func buildOptional(_ content: Any?) -> Any { unavailable() }
    /// Widgets of the first case of a condition.
    public static func buildEither(first content: Any) -> Any { unavailable() }
    /// Widgets of the second case of a condition.
    public static func buildEither(second content: Any) -> Any { unavailable() }
    /// Widgets of newer systems.
    public static func buildLimitedAvailability(_ content: Any) -> Any { unavailable() }
}

/// The content of a widget.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@MainActor @preconcurrency
public protocol WidgetConfiguration {}

/// A widget without settings.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// A widget of a kind.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// A widget with settings.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct AppIntentConfiguration<Content: View>: WidgetConfiguration {
    /// A widget of a kind.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Any.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// A widget with settings, in the form of older apps.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct IntentConfiguration<Content: View>: WidgetConfiguration {
    /// A widget of a kind.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Any.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// A Live Activity.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct ActivityConfiguration<Attributes>: WidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping (Any) -> Content,
        dynamicIsland: @escaping (Any) -> DynamicIsland
    ) {}
}

/// A Live Activity beside the camera.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct DynamicIsland {
    public init<E, L: View, T: View, M: View>(
        expanded: @escaping () -> E, @ViewBuilder compactLeading: @escaping () -> L,
        @ViewBuilder compactTrailing: @escaping () -> T, @ViewBuilder minimal: @escaping () -> M
    ) {}
}

extension View {
    /// Opens the app at a URL by a tap on the widget.
    @available(
        *, unavailable,
        message:
            "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
    )
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }

    /// Colors a part of a widget.
    @available(
        *, unavailable,
        message:
            "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
    )
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

extension EnvironmentValues {
    /// The size of the widget.
    @available(
        *, unavailable,
        message:
            "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
    )
    public var widgetFamily: WidgetFamily { unavailable() }
}
