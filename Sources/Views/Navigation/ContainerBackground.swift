public import EspalierLayoutEngine
import Foundation

/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A widget. Pages have none.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The view behind the content of the nearest screen; nil for the system's background.
nonisolated enum ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
    /// Fills the background of the screen around the view with a style. Views that are in no navigation stack have no screen.
    public nonisolated __consuming func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Shows a view behind the content of the screen around the view. Views that are in no navigation stack have no screen.
    public nonisolated __consuming func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(
            content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(ContainerBackgroundKey.self) { $0 = $0 ?? background }
    }
}
