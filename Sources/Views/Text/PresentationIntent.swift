public import Foundation

/// The blocks that contain a part of a Markdown text, such as a list and its item. (On Apple's systems Foundation has this
/// type.) `Text` does not show them.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph, also that of a list's item.
        case paragraph
        /// A heading, of level 1 to 6.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list without numbers.
        case unorderedList
        /// An item of a list, with its number: that of the source in the first item, or 1.
        case listItem(ordinal: Int)
        /// Code, with the words after its opening fence.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between blocks. The text has the character ⸻ for it.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The first row of a table.
        case tableHeaderRow
        /// Another row of a table, counted from 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row, counted from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The place of a text in its cell.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left edge; in the middle; at the right edge.
            case left, center, right
        }

        /// The place of texts in the column's cells.
        public var alignment: Alignment

        /// A column with the given place of texts.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block and its number.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The kind of the block.
        public var kind: Kind
        /// The number of the block in its text. Neighboring blocks of a kind differ by it.
        public var identity: Int

        /// A block and its number.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        /// Kind and number, for debugging.
        public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Blocks, the innermost first.
    public init(types: [IntentType]) {
        components = types
    }

    /// A block inside of the blocks of `parent`.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists and quotations, by each of which a text is usually indented.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// Whether both have blocks of the same kinds, whatever their numbers are.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The blocks, for debugging.
    public var debugDescription: String { "[" + components.map(\.debugDescription).joined(separator: ", ") + "]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the blocks from Markdown.
    public typealias PresentationIntentAttribute = AttributeScopes.SwiftUIAttributes.PresentationIntentAttribute
    /// The key of the meaning from Markdown.
    public typealias InlinePresentationIntentAttribute = AttributeScopes.SwiftUIAttributes
        .InlinePresentationIntentAttribute
}
