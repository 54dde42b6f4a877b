public import EspalierViews
import EspalierUnavailable

/// A control of the Control Center, which Espalier does not have.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    init()
}

/// The content of a control.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// A control without settings.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
    /// A control of a kind.
    public init(kind: String, content: @escaping () -> Content) {}
}

/// A button of the Control Center.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct ControlWidgetButton {
    /// A button that performs an intent.
    public init<Label: View>(action: Any, @ViewBuilder label: () -> Label) {}
}

/// A switch of the Control Center.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct ControlWidgetToggle {
    /// A switch that performs an intent.
    public init<Label: View>(isOn: Bool, action: Any, @ViewBuilder label: (Bool) -> Label) {}
}

/// The background of a widget on the lock screen.
@available(
    *, unavailable,
    message: "Widgets are not part of Espalier, whose apps appear on pages only. Leave their files out of the target."
)
public struct AccessoryWidgetBackground: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    public init() {}
}
