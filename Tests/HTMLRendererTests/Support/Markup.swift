import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

@testable import EspalierHTMLRenderer

/// Symbols without outlines.
struct NoSymbols: SymbolMarkup {
    func symbolMarkup(_ name: String) -> [UInt8]? { nil }
}

/// The element of a node at the origin.
func html(_ node: DisplayNode, in context: ElementContext = ElementContext()) -> String {
    var writer = HTMLWriter(capacity: 1024, symbols: NoSymbols())
    writer.write(node, at: ElementPlace(isInFlow: false, x: 0, y: 0), context: context)
    return writer.out.string()
}

/// The declarations of a node's element, without its size.
func css(_ node: DisplayNode) -> String {
    let style = html(node).split(separator: "style=\"")[1].prefix { $0 != "\"" }
    return String(style.trimmingPrefix(/width:[^;]*;height:[^;]*;/))
}

/// The start tag of a node's element, without number and style.
func tag(_ node: DisplayNode, in context: ElementContext = ElementContext()) -> String {
    html(node, in: context).prefix { $0 != ">" }.replacing(#/ id=n\d+/#, with: "")
        .replacing(#/ style="[^"]*"/#, with: "") + ">"
}

/// A node of 10 by 10 points at the origin.
func node(
    _ id: Int, _ type: StaticString = "Box", _ content: DisplayContent = .box, appearance: Appearance? = nil,
    semantics: Semantics? = nil, events: EventTypes = [], gesture: DisplayGesture? = nil,
    _ children: DisplayChildren = .none
) -> DisplayNode {
    DisplayNode(
        id: id, type: type, frame: CGRect(x: 0, y: 0, width: 10, height: 10), content: content, appearance: appearance,
        semantics: semantics, events: events, gesture: gesture, children: children)
}

func control(_ kind: DisplayControl.Kind, isDisabled: Bool = false, events: EventTypes = []) -> DisplayNode {
    node(1, "Control", .control(DisplayControl(kind: kind, isDisabled: isDisabled)), events: events)
}

func tree(
    _ children: DisplayChildren, revision: Int = 1, title: String = "", scheme: DisplayColorScheme? = nil,
    language: String = "en", direction: LayoutDirection = .leftToRight, focus: DisplayFocus? = nil
) -> DisplayTree {
    let size = CGSize(width: 100, height: 100)
    return DisplayTree(
        revision: revision, size: size, title: title, colorScheme: scheme, language: language, direction: direction,
        focus: focus,
        root: DisplayNode(
            id: 1, type: "Window", frame: CGRect(origin: .zero, size: size), children: children))
}

/// The operations that turn one list of the root's children into another list.
func operations(
    _ old: DisplayChildren, _ new: DisplayChildren, reported: [DisplayEvent] = []
) -> [PatchOperation] {
    Difference.patch(
        from: tree(old), to: tree(new, revision: 2), reported: reported, symbols: NoSymbols()
    ).operations
}

let plainStyle = DisplayTextStyle(font: FontFace(), lineHeight: 20)

/// A line of text.
func text(_ id: Int, _ letters: String, style: DisplayTextStyle = plainStyle, semantics: Semantics? = nil)
    -> DisplayNode
{
    node(id, "Text", .text(DisplayText(line: letters, style: style)), semantics: semantics)
}

func field(_ value: String, isSecure: Bool = false) -> DisplayControl.TextEntry {
    DisplayControl.TextEntry(value: value, isSecure: isSecure, style: plainStyle)
}
