import EspalierLayoutEngine
import Foundation

/// A button that is highlighted while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// A style with a button.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .foregroundStyle(TintShapeStyle())
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(
                    TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .modifier(AccessibilityModifier(change: .selected(configuration.isOn)))
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
