import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The box's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The box's content.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The box's label; empty if there is none.
    public let label: Label
    /// The box's content.
    public let content: Content
    let hasLabel: Bool
}

/// A pale background with rounded corners, and the title in bold above the content.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The platform's default style of group boxes.
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
    /// A pale background with rounded corners, and the title in bold above the content.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes inside.
    public nonisolated __consuming func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
