import EspalierLayoutEngine
import Foundation

/// A box with a check mark before the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    /// A style with a checkbox.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundStyle(configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.secondary))
                    .accessibilityHidden(true)
                configuration.label
            }
        }
        .buttonStyle(.plain)
        .modifier(AccessibilityModifier(change: .selected(configuration.isOn)))
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
