import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A button in a style of the system.
nonisolated struct SystemButton: View {
    enum Style { case automatic, plain, borderless, bordered, prominent }

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

    /// Grey unless a tint is set, as on iOS.
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
nonisolated struct ButtonBackground: ViewModifier {
    let shape: ButtonBorderShape
    let size: ControlSize
    let style: AnyShapeStyle

    @MainActor func body(content: Content) -> some View {
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

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case rectangle(radius: CGFloat?)
    }

    let kind: Kind

    /// The platform's default: a rounded rectangle, or a capsule for small controls.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle whose corners depend on the size of the control.
    public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(radius: nil))
    /// A rounded rectangle with the given corners.
    ///
    /// - Parameter radius: The radius of the corners in points. A value that is negative or not a number counts as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rectangle(radius: radius > 0 ? radius : 0))
    }
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    var isCircle: Bool { kind == .circle }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest. `mini` equals `small`, and `extraLarge` equals `large`.
    case mini, small, regular, large, extraLarge

    var isSmall: Bool { self == .mini || self == .small }
    var isLarge: Bool { self == .large || self == .extraLarge }

    // The sizes of iOS 17: with one line of text, bordered buttons are 28, 34 and 50 points high.
    var sidePadding: CGFloat { isSmall ? 10 : isLarge ? 20 : 12 }
    var verticalPadding: CGFloat { isSmall ? 5 : isLarge ? 15 : 7 }
    var cornerRadius: CGFloat { isSmall ? 6 : isLarge ? 12 : 8 }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether holding a button repeats its action.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// Whether the author set a tint.
    var hasTint: Bool { shapeStyleContext.tint != nil }
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default: no repetition.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Holding repeats the action.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Holding does not repeat the action.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Sets the shape of the bordered buttons inside.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Sets the size of the controls inside.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets whether holding a button inside repeats its action: at once, after half a second, then ten times a second.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
