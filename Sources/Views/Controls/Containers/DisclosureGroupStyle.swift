import EspalierLayoutEngine
import Foundation

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group.
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The group's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The group's content while it is expanded; empty otherwise.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The group's label.
    public let label: Label
    /// The group's content while it is expanded; empty otherwise.
    public let content: Content
    /// Whether the group is expanded. A style can set it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A row with an arrow, which points down while the content is shown below. In a list, each view of the content is a row.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The platform's default style of disclosure groups.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemDisclosure(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A row with an arrow, which points down while the content is shown below.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of the disclosure groups inside.
    public nonisolated __consuming func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
