import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a control group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a control group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a control group.
public nonisolated struct ControlGroupStyleConfiguration {
    /// The group's controls.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The group's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The group's controls.
    public let content: Content
    /// The group's label; empty if there is none.
    public let label: Label
}

/// Controls in a row, each with the background of a bordered button, inside a rounded outline.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The platform's default style of control groups.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) { configuration.content.buttonStyle(GroupedButtonStyle()) }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .modifier(TextGuideBarrier())
    }
}

/// Controls in a row without a background, as in a navigation bar.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    /// A style for navigation bars.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
    }
}

/// Controls as entries of a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    /// A style that shows a menu.
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
            style: .borderless)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls in a row, each with the background of a bordered button, inside a rounded outline.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls in a row without a background, as in a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Controls as entries of a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// Sets the style of the control groups inside.
    public nonisolated __consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
