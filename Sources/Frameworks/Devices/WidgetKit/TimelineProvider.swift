public import Foundation

/// The content of a widget at a time.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public protocol TimelineEntry {
    var date: Date { get }
}

/// Makes the contents of a widget.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The size and environment of the widget.
    typealias Context = TimelineProviderContext
}

/// Makes the contents of a widget with settings.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The size and environment of the widget.
    typealias Context = TimelineProviderContext
}

/// Makes the contents of a widget with settings, in the form of older apps.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    /// The size and environment of the widget.
    typealias Context = TimelineProviderContext
}

/// The size and environment of a widget.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct TimelineProviderContext {
    /// Whether the widget is shown as a choice.
    public let isPreview: Bool
    public let family: WidgetFamily
}

/// The contents of a widget.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct Timeline<EntryType: TimelineEntry> {
    /// Contents.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

/// The time at which WidgetKit asks for a new timeline.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct TimelineReloadPolicy: Sendable {
    /// After the last one.
    public static let atEnd = TimelineReloadPolicy()
    public static let never = TimelineReloadPolicy()
    /// At a time.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}
