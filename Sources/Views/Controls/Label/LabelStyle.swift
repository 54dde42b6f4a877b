import EspalierLayoutEngine
import Foundation

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public nonisolated struct LabelStyleConfiguration {
    public nonisolated struct Title: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct Icon: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
}

/// The look that the place of the label asks for.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
    }
}

/// The picture in front of the text, which say the same to assistive technology: the picture is not read out.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The text alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// The picture alone; assistive technology reads the text.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenTitle(title: configuration.title.content))
    }
}

/// Names a picture by the text that a label has with it, where that is a plain text.
nonisolated struct SpokenTitle: ViewModifier {
    let title: AnyView

    @MainActor func body(content: Content) -> some View {
        if let text = (title.storage as? TypedViewStorage<Text>)?.view {
            content.accessibilityLabel(text)
        } else {
            content
        }
    }
}

/// The picture over the text, as in a bar of tabs: what holds them stacks them.
nonisolated struct TabLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityHidden(true)
        configuration.title
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// The look of the labels inside.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: LabelStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
