public import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A control that shares addresses, texts or files.
///
/// The browser shows the system's share sheet. If there is none, or on pages without scripts, the link opens a
/// new mail with the subject, the message and the items, and saves files.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, Label: View {
    private let items: [_ShareItem]
    private let subject: Text?
    private let message: Text?
    private let label: Label

    fileprivate init(items: [_ShareItem], subject: Text?, message: Text?, label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    @MainActor public var body: some View {
        let content = ShareContent(items: items, subject: subject, message: message)
        if content.files.isEmpty {
            label.actionLabel(isEnabled: true).modifier(ShareLinkModifier(content: content))
        } else {
            FileShareButton(content: content, label: label)
        }
    }
}

// MARK: Several items

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareableItem {
    /// A link that shares several addresses or texts, with a label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items.map(\._shareItem), subject: subject, message: message, label: label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareableItem, Label == DefaultShareLinkLabel {
    /// A link that shares several addresses or texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text("Share…"), items: items, subject: subject, message: message)
    }

    /// A link that shares several addresses or texts, with a localized title.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// A link that shares several addresses or texts, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// A link that shares several addresses or texts, with a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }
}

// MARK: One item

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares an address or a text, with a label.
    public init<Item: _ShareableItem>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares an address or a text.
    public init<Item: _ShareableItem>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// A link that shares an address or a text, with a localized title.
    public init<Item: _ShareableItem>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// A link that shares an address or a text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, Item: _ShareableItem>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(title, items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// A link that shares an address or a text, with a title.
    public init<Item: _ShareableItem>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(title, items: CollectionOfOne(item), subject: subject, message: message)
    }
}

// MARK: With previews

extension ShareLink {
    /// A link that shares a value, with a label: an address or a text as such, and an image or other data as a file. The file of a
    /// `FileRepresentation` keeps its name, and others are named after the title of the preview. The browser makes the preview by itself.
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(items: [_ShareItem(item, title: preview.title)], subject: subject, message: message, label: label())
    }

    /// A link that shares several values, with a label. The browser makes the previews by itself.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(
            items: items.map { _ShareItem($0, title: preview($0).title) }, subject: subject, message: message,
            label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link that shares a value. The browser makes the preview by itself.
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(Text("Share…"), item: item, subject: subject, message: message, preview: preview)
    }

    /// A link that shares a value, with a localized title. The browser makes the preview by itself.
    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// A link that shares a value, with a title. The browser makes the preview by itself.
    @_disfavoredOverload
    public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
    }

    /// A link that shares a value, with a title. The browser makes the preview by itself.
    public init<Item: Transferable>(
        _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }

    /// A link that shares several values. The browser makes the previews by itself.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text("Share…"))
        }
    }
}

// MARK: The node

/// The items of a share link, with their texts.
struct ShareContent: Equatable {
    var items: [_ShareItem]
    var subject: Text?
    var message: Text?

    /// The items that are files.
    var files: [_SharedFile] {
        items.compactMap { if case .file(let file) = $0 { file } else { nil } }
    }

    /// The link of the page. It shares the first address; the message, the texts and the other addresses become lines of
    /// its text.
    func display(in environment: TextEnvironment) -> DisplayLink {
        let parts = parts(in: environment)
        return DisplayLink(sharing: parts.text, url: parts.address, title: parts.title)
    }

    /// The texts and the first address beside the files, as the query of a URL.
    func words(in environment: TextEnvironment) -> String {
        let parts = parts(in: environment)
        return DisplayLink.words(title: parts.title, text: parts.text, url: parts.address)
    }

    private func parts(in environment: TextEnvironment) -> (title: String, text: String, address: String) {
        var address = ""
        var lines = message.map { [$0.plainString(in: environment)] } ?? []
        for item in items {
            switch item {
            case .url(let url) where address.isEmpty: address = url.absoluteString
            case .url(let url): lines.append(url.absoluteString)
            case .text(let text): lines.append(text)
            case .file: break
            }
        }
        return (subject?.plainString(in: environment) ?? "", lines.joined(separator: "\r\n"), address)
    }
}

/// Makes its content a share link.
private nonisolated struct ShareLinkModifier: NodeModifier {
    let content: ShareContent

    @MainActor func makeNode(in context: NodeContext) -> ShareLinkNode { ShareLinkNode(content, in: context) }
    @MainActor func update(_ node: ShareLinkNode) { node.update(to: content) }
}

private final class ShareLinkNode: ValueBoxNode<ShareContent> {
    override func environmentDidChange() { setNeedsDisplay() }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        DisplayNode(
            id: displayNumber, type: "ShareLink", frame: frame,
            content: .link(value.display(in: environment.textEnvironment(graph))), children: children,
            animation: animation)
    }
}
