import EspalierLayoutEngine
import Foundation

/// The place of the view over a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the tabs of a small bar; over the bar. Bars of pages keep their size, so it is always over the bar.
    case inline, expanded
}

/// The view over the bar of a tab view.
struct TabAccessory {
    let view: AnyView
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// The place of the view over a tab bar, in that view; nil in others.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { self[AccessoryPlacementKey.self] }

    fileprivate mutating func setAccessoryPlacement() { self[AccessoryPlacementKey.self] = .expanded }

    /// The view over the bar of the tab view inside.
    var tabAccessory: TabAccessory? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

/// Shows the view of the tab view at the lower edge of a tab, over its content.
package nonisolated struct TabAccessoryInset: ViewModifier {
    @Environment(\.tabAccessory) private var accessory

    @MainActor package func body(content: Content) -> some View {
        content
            // Tab views inside have views of their own.
            .environment(\.tabAccessory, nil)
            // The view is as wide as the tab, whose content may be smaller.
            .frame(maxWidth: accessory == nil ? nil : .infinity, maxHeight: accessory == nil ? nil : .infinity)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if let accessory { TabAccessoryView(accessory: accessory) }
            }
    }
}

/// The view over a tab bar, on a background with round ends, with the measures of iOS 26.
private nonisolated struct TabAccessoryView: View {
    let accessory: TabAccessory

    @MainActor var body: some View {
        accessory.view
            .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
            .padding(.horizontal, 12)
            .background(.regularMaterial, in: Capsule())
            .clipShape(Capsule())
            .padding(EdgeInsets(top: 0, leading: 20, bottom: 8, trailing: 20))
            .modifier(EnvironmentModifier { $0.setAccessoryPlacement() })
    }
}

extension View {
    /// Puts a view over the bar of the tab view, 48 points high. Each `Tab` shows it at its lower edge, with a state of its own.
    public nonisolated __consuming func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    {
        environment(\.tabAccessory, TabAccessory(view: AnyView(content())))
    }

    /// Puts a view over the bar of the tab view, 48 points high, if `isEnabled`. Each `Tab` shows it at its lower edge, with a state of
    /// its own.
    public nonisolated __consuming func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, isEnabled ? TabAccessory(view: AnyView(content())) : nil)
    }
}
