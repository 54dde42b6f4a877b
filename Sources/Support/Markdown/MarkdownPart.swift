/// A part of a Markdown text: a block, or a piece of a line.
package enum MarkdownPart: Hashable, Sendable {
    // Blocks.
    case paragraph
    case heading(level: Int)
    case blockQuote
    case bulletList
    /// A numbered list, with the number of its first item.
    case orderedList(start: Int)
    case listItem
    /// Code with the words after its opening fence; empty for none.
    case codeBlock(info: String, String)
    case htmlBlock(String)
    case thematicBreak
    case table([Alignment])
    case tableHeaderRow
    case tableRow
    case tableCell

    // Pieces of lines.
    case text(String)
    case code(String)
    case html(String)
    /// A line end of the source inside a paragraph.
    case softBreak
    /// A line end that the text keeps.
    case lineBreak
    case emphasis
    case strong
    case strikethrough
    case link(String)
    case image(String)

    /// The alignment of a table's column.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }
}
