import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Content on a ground of its own, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        StyledControl(
            GroupBoxStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
                hasLabel: Label.self != EmptyView.self)
        ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is about, to be shown as the style around it shows boxes.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A look for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
public nonisolated struct GroupBoxStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    public let content: Content
    let hasLabel: Bool
}

/// A pale ground with round corners, the title in bold above the content.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            if configuration.hasLabel {
                configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(NamedStyle(name: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// The look of the group boxes inside.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
