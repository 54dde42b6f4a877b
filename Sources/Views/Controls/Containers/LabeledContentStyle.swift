import EspalierLayoutEngine
import Foundation

/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of labeled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The labeled content.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The labeled content.
    public let content: Content
}

/// The label at the leading side, and the content in the secondary color at the trailing side.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The platform's default style of labeled content.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

nonisolated struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    @MainActor var body: some View {
        if labelsAreHidden {
            configuration.content
        } else {
            HStack {
                VStack(alignment: .leading, spacing: 2) { configuration.label }
                Spacer()
                configuration.content.systemForegroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading side, and the content in the secondary color at the trailing side.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of the labeled content inside.
    public nonisolated __consuming func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
