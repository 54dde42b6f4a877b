import EspalierLayoutEngine
import Foundation

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public nonisolated struct LabelStyleConfiguration {
    /// The label's title.
    public nonisolated struct Title: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label's icon.
    public nonisolated struct Icon: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The default of the label's environment.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// The default of the label's environment.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
    }
}

/// The icon before the title. Assistive technologies ignore the icon.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// A style with icon and title.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }
}

/// The icon and the title of a label.
private nonisolated struct LabelRow: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
            LabelIcon(icon: configuration.icon).frame(minWidth: iconWidth)
            configuration.title
        }
    }
}

/// The icon of a label: in the accent color in the rows of lists, as on iOS, unless the author set a style.
nonisolated struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.tintsIcons) private var isTinted
    @Environment(\.listItemTint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    @MainActor @ViewBuilder var body: some View {
        if isTinted, isEnabled {
            icon.accessibilityHidden(true).modifier(TextChangeModifier(.iconTint(tint)))
        } else {
            icon.accessibilityHidden(true)
        }
    }
}

/// Only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// A style with the title only.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// Only the icon. Assistive technologies read the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// A style with the icon only.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(TitleAsAccessibilityLabel(title: configuration.title.content))
    }
}

/// Labels an icon with the title, if that is a plain text.
package nonisolated struct TitleAsAccessibilityLabel: ViewModifier {
    let title: AnyView

    @MainActor package func body(content: Content) -> some View {
        if let text = (title.storage as? TypedViewStorage<Text>)?.view {
            content.accessibilityLabel(text)
        } else {
            content
        }
    }
}

/// The icon above the title, as in a tab bar. The container stacks them.
nonisolated struct TabLabelStyle: LabelStyle {
    let title: TextAttributes

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityHidden(true)
        configuration.title.modifier(OptionalForeground(color: title.color))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default of the label's environment.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Only the icon. Assistive technologies read the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of the labels inside.
    public nonisolated __consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: LabelStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
