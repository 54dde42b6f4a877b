import EspalierCMark
import Synchronization

/// Reads Markdown as GitHub does: CommonMark 0.29 with tables, struck text, and links for bare addresses (cmark-gfm).
package enum MarkdownParser {
    /// A step through a text.
    package enum Step: Hashable, Sendable {
        /// A part begins. Parts with letters of their own have no end.
        case begin(MarkdownPart)
        /// The part that began last, and has not ended, ends.
        case end
    }

    /// Calls `body` with the parts of a text in reading order. Does nothing if memory is short.
    ///
    /// - Complexity: O(bytes) for most texts. The library takes quadratic time for some that consist of delimiters.
    package static func forEachStep(in text: String, _ body: (Step) -> Void) {
        guard let document = parse(text) else { return }
        defer { cmark_node_free(document) }
        guard let steps = cmark_iter_new(document) else { return }
        defer { cmark_iter_free(steps) }
        while true {
            switch cmark_iter_next(steps) {
            case CMARK_EVENT_ENTER:
                if let node = cmark_iter_get_node(steps), let part = part(node) { body(.begin(part)) }
            case CMARK_EVENT_EXIT:
                if let node = cmark_iter_get_node(steps), part(node) != nil { body(.end) }
            default: return
            }
        }
    }

    /// The library keeps the special characters of its extensions in variables that each parser sets and resets.
    private static let lock = Mutex(())

    private static let extensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough", "autolink"]
    }()

    private static func parse(_ text: String) -> OpaquePointer? {
        var text = text
        return lock.withLock { _ in
            guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
            defer { cmark_parser_free(parser) }
            for name in extensions {
                guard let found = cmark_find_syntax_extension(name) else { continue }
                cmark_parser_attach_syntax_extension(parser, found)
            }
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    cmark_parser_feed(parser, $0.baseAddress, $0.count)
                }
            }
            return cmark_parser_finish(parser)
        }
    }

    /// The part of a node; nil for the document and for parts that texts do not have.
    private static func part(_ node: OpaquePointer) -> MarkdownPart? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST:
            cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                ? .orderedList(start: Int(cmark_node_get_list_start(node))) : .bulletList
        case CMARK_NODE_ITEM: .listItem
        case CMARK_NODE_CODE_BLOCK: .codeBlock(info: string(cmark_node_get_fence_info(node)), literal(node))
        case CMARK_NODE_HTML_BLOCK: .htmlBlock(literal(node))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        // The library leaves an empty text before a bare address.
        case CMARK_NODE_TEXT: literal(node).isEmpty ? nil : .text(literal(node))
        case CMARK_NODE_CODE: .code(literal(node))
        case CMARK_NODE_HTML_INLINE: .html(literal(node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(string(cmark_node_get_url(node)))
        case CMARK_NODE_IMAGE: .image(string(cmark_node_get_url(node)))
        default: partOfExtension(node)
        }
    }

    /// The library numbers the types of its extensions while it runs, so that only their names are known.
    private static func partOfExtension(_ node: OpaquePointer) -> MarkdownPart? {
        switch string(cmark_node_get_type_string(node)) {
        case "strikethrough": .strikethrough
        case "table": .table(alignments(node))
        case "table_header": .tableHeaderRow
        case "table_row": .tableRow
        case "table_cell": .tableCell
        default: nil
        }
    }

    private static func alignments(_ table: OpaquePointer) -> [MarkdownPart.Alignment] {
        guard let letters = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
        return (0..<Int(cmark_gfm_extensions_get_table_columns(table))).map { column in
            switch letters[column] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .trailing
            default: .leading
            }
        }
    }

    private static func literal(_ node: OpaquePointer) -> String {
        string(cmark_node_get_literal(node))
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
