import EspalierDisplayTree
import EspalierLayoutEngine

/// A button in a style of the system.
nonisolated struct SystemButton: View {
    enum Style: Equatable {
        case automatic, plain, borderless, bordered, prominent
        case glass(Glass)
    }

    let configuration: PrimitiveButtonStyleConfiguration
    let style: Style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.hasTint) private var hasTint

    @MainActor var body: some View {
        switch style {
        case .automatic, .borderless:
            element(.fade) {
                SystemButtonLabel(
                    label: configuration.label.content, isDestructive: configuration.role == .destructive)
            }
        case .plain:
            element(.dim) { configuration.label.opacity(isEnabled ? 1 : 0.5) }
        case .glass(let glass):
            element(.dim) {
                configuration.label
                    .foregroundStyle(
                        !isEnabled
                            ? AnyShapeStyle(.tertiary)
                            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
                    )
                    .padding(.horizontal, borderShape.isCircle ? controlSize.verticalPadding : controlSize.sidePadding)
                    .padding(.vertical, controlSize.verticalPadding)
                    .glassEffect(glass, in: borderShape.isCircle ? AnyShape(Circle()) : AnyShape(Capsule()))
            }
        case .bordered, .prominent:
            element(.dim) {
                configuration.label
                    .font(controlSize.isSmall ? .subheadline : nil)
                    .fontWeight(style == .prominent && controlSize.isLarge ? .semibold : nil)
                    .foregroundStyle(labelStyle)
                    .padding(.horizontal, borderShape.isCircle ? controlSize.verticalPadding : controlSize.sidePadding)
                    .padding(.vertical, controlSize.verticalPadding)
                    .modifier(ButtonBackground(shape: borderShape, size: controlSize, style: background))
            }
        }
    }

    @MainActor
    private func element<Content: View>(
        _ feedback: DisplayControl.PressFeedback, @ViewBuilder _ content: () -> Content
    ) -> some View {
        ButtonElement(
            role: configuration.role, action: configuration.action, label: AnyView(content()), makeBody: nil,
            feedback: feedback)
    }

    private var labelStyle: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if style == .prominent { return AnyShapeStyle(Color.white) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    /// Gray unless a tint is set, as on iOS.
    private var background: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(NamedStyle(name: .tertiaryFill)) }
        let isDestructive = configuration.role == .destructive
        if style == .prominent {
            return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
        if isDestructive { return AnyShapeStyle(Color.red.opacity(0.15)) }
        return hasTint
            ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(NamedStyle(name: .tertiaryFill))
    }
}

/// The label of a button without a border: in the author's foreground style, otherwise in the tint, or red if
/// destructive.
nonisolated struct SystemButtonLabel: View {
    let label: AnyView
    let isDestructive: Bool
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        label.actionLabel(isEnabled: isEnabled, isDestructive: isDestructive)
    }
}

/// The background of a bordered button, in the environment's border shape.
package nonisolated struct ButtonBackground: ViewModifier {
    let shape: ButtonBorderShape
    let size: ControlSize
    let style: AnyShapeStyle

    @MainActor package func body(content: Content) -> some View {
        switch shape.kind {
        case .capsule: content.background { Capsule().fill(style) }
        case .circle: content.background { Circle().fill(style) }
        case .rectangle(let radius):
            content.background { RoundedRectangle(cornerRadius: radius ?? size.cornerRadius).fill(style) }
        case .automatic:
            if size.isSmall {
                content.background { Capsule().fill(style) }
            } else {
                content.background { RoundedRectangle(cornerRadius: size.cornerRadius).fill(style) }
            }
        }
    }
}

extension EnvironmentValues {
    /// Whether the author set a tint.
    var hasTint: Bool { shapeStyleContext.tint != nil }
}
