import EspalierMarkdown
import Foundation

/// Turns the parts of a Markdown text into an attributed string. As in Foundation, the texts of blocks follow each other without
/// line breaks, and their attributes tell the blocks.
struct MarkdownBlocks {
    private var text = AttributedString()
    private let baseURL: URL?
    private var blocks: [Block] = []
    private var identity = 0
    private var intents: [InlinePresentationIntent] = []
    private var links: [URL?] = []
    private var ends: [End] = []

    /// An open block, with the number of its next item, row or cell.
    private struct Block {
        var type: PresentationIntent.IntentType
        var next: Int
    }

    /// The kind of an open part.
    private enum End {
        case block, intent, link, image
    }

    private init(baseURL: URL?) {
        self.baseURL = baseURL
    }

    /// The text without marks.
    ///
    /// - Parameter baseURL: The URL to which links are relative.
    static func read(_ markdown: String, baseURL: URL?) -> AttributedString {
        var blocks = MarkdownBlocks(baseURL: baseURL)
        MarkdownParser.forEachStep(in: markdown) { blocks.take($0) }
        return blocks.text
    }

    private mutating func take(_ step: MarkdownParser.Step) {
        switch step {
        case .begin(let part): begin(part)
        case .end:
            switch ends.popLast() {
            case .block?: blocks.removeLast()
            case .intent?: intents.removeLast()
            case .link?: links.removeLast()
            case .image?, nil: break
            }
        }
    }

    private mutating func begin(_ part: MarkdownPart) {
        switch part {
        case .paragraph: open(.paragraph)
        case .heading(let level): open(.header(level: level))
        case .blockQuote: open(.blockQuote)
        case .bulletList: open(.unorderedList, next: 1)
        case .orderedList(let start): open(.orderedList, next: start)
        case .listItem: open(.listItem(ordinal: number()))
        case .table(let columns): open(.table(columns: columns.map { .init(alignment: .init($0)) }), next: 1)
        case .tableHeaderRow: open(.tableHeaderRow)
        case .tableRow: open(.tableRow(rowIndex: number()))
        case .tableCell: open(.tableCell(columnIndex: number()))
        case .codeBlock(let info, let code):
            leaf(.codeBlock(languageHint: info.isEmpty ? nil : info), code)
        case .htmlBlock(let html): leaf(.paragraph, html, .blockHTML)
        case .thematicBreak: leaf(.thematicBreak, "⸻")
        case .text(let letters): append(letters)
        case .code(let code): append(code, .code)
        case .html(let html): append(html, .inlineHTML)
        case .softBreak: append(" ", .softBreak)
        case .lineBreak: append("\n", .lineBreak)
        case .emphasis: open(.emphasized)
        case .strong: open(.stronglyEmphasized)
        case .strikethrough: open(.strikethrough)
        case .link(let target):
            links.append(URL(string: target, relativeTo: baseURL))
            ends.append(.link)
        case .image: ends.append(.image)
        }
    }

    private mutating func open(_ kind: PresentationIntent.Kind, next: Int = 0) {
        identity += 1
        blocks.append(Block(type: .init(kind: kind, identity: identity), next: next))
        ends.append(.block)
    }

    private mutating func open(_ intent: InlinePresentationIntent) {
        intents.append(intent)
        ends.append(.intent)
    }

    /// The number of the next part of the innermost block.
    private mutating func number() -> Int {
        guard let last = blocks.indices.last else { return 0 }
        defer { blocks[last].next += 1 }
        return blocks[last].next
    }

    private mutating func leaf(
        _ kind: PresentationIntent.Kind, _ letters: String, _ intent: InlinePresentationIntent = []
    ) {
        open(kind)
        append(letters, intent)
        take(.end)
    }

    private mutating func append(_ letters: String, _ own: InlinePresentationIntent = []) {
        var piece = AttributedString(letters)
        let intent = intents.reduce(own) { $0.union($1) }
        if !intent.isEmpty { piece.inlinePresentationIntent = intent }
        if let link = links.last { piece.link = link }
        if !blocks.isEmpty { piece.presentationIntent = PresentationIntent(types: blocks.reversed().map(\.type)) }
        text.append(piece)
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate init(_ alignment: MarkdownPart.Alignment) {
        switch alignment {
        case .leading: self = .left
        case .center: self = .center
        case .trailing: self = .right
        }
    }
}
