import EspalierLayoutEngine
import Foundation

/// A message in place of content that is missing: a large symbol, a title, a description and actions, in the middle of
/// the available space.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// A message of views.
    ///
    /// - Parameters:
    ///   - label: The title, usually a `Label`: its icon is large and stands above the text.
    ///   - description: The text below the title.
    ///   - actions: The controls below the description.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 15) { label.labelStyle(UnavailableLabelStyle()) }
                .font(.title2.bold())
            Group(subviews: description) { parts in
                if !parts.isEmpty {
                    VStack(spacing: 8) { ForEach(parts) { $0 } }
                        .font(.subheadline)
                        .systemForegroundStyle(.secondary)
                        .padding(.top, 8)
                }
            }
            Group(subviews: actions) { parts in
                if !parts.isEmpty { VStack(spacing: 12) { ForEach(parts) { $0 } }.padding(.top, 20) }
            }
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon, 48 points high in the secondary color. The container stacks it on the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.icon
            .font(.system(size: 48))
            .imageScale(.large)
            .systemForegroundStyle(.secondary)
            .accessibilityHidden(true)
        configuration.title
    }
}

extension ContentUnavailableView
where Label == EspalierViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A message with a localized title and an image of the app.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { EspalierViews.Label(title, image: name) }, description: { description })
    }

    /// A message with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { EspalierViews.Label(title, systemImage: name) }, description: { description })
    }

    /// A message with a title and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { EspalierViews.Label(title, image: name) }, description: { description })
    }

    /// A message with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { EspalierViews.Label(title, systemImage: name) }, description: { description })
    }
}
