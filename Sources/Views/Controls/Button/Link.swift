import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A control that opens an address. The browser follows it by itself, unless the app set its own action as `\.openURL`
/// in the environment.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        if openURL.isCustom {
            Button {
                openURL(destination)
            } label: {
                label
            }
        } else {
            label.actionLabel(isEnabled: true).modifier(LinkModifier(address: destination.absoluteString))
        }
    }
}

extension Link where Label == Text {
    /// A link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Makes its content a link.
package nonisolated struct LinkModifier: NodeModifier {
    let address: String

    @MainActor func makeNode(in context: NodeContext) -> LinkNode { LinkNode(address, in: context) }
    @MainActor func update(_ node: LinkNode) { node.update(to: address) }
}

final class LinkNode: ValueBoxNode<String> {
    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(
            id: displayNumber, type: "Link", frame: frame, content: .link(url: value), children: children,
            animation: animation)
    }
}
