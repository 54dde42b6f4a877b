import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Controls that belong together, side by side on one ground.
public nonisolated struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    @MainActor public var body: some View {
        StyledControl(
            ControlGroupStyleConfiguration(
                content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())))
        ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is about, to be shown as the style around it shows groups.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = configuration.label.content
    }
}

/// The content of a control group that has a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

/// A look for control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a control group.
public nonisolated struct ControlGroupStyleConfiguration {
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let content: Content
    public let label: Label
}

/// The controls in a row, each on the ground of a bordered button, joined to one.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) { configuration.content.buttonStyle(GroupedButtonStyle()) }
            .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

/// The controls in a row without a ground, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
    }
}

/// The controls as entries of a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A button as a part of a group.
nonisolated struct GroupedButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        SystemButton(
            configuration: PrimitiveButtonStyleConfiguration(
                role: configuration.role,
                label: .init(
                    content: AnyView(
                        configuration.label.padding(.horizontal, 12).frame(minWidth: 44, minHeight: 34)
                            .background(NamedStyle(name: .tertiaryFill)))), action: configuration.action),
            look: .borderless)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// The look of the control groups inside.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
