package import Foundation

/// A node of a page's tree, as programs read it (`JSONTree`, in HTMLRenderer, lists the members).
package final class PageNode {
    package private(set) var id = 0
    /// The name of the node's view, such as "Button".
    package private(set) var type = ""
    /// The frame in the page's coordinates.
    package private(set) var frame = CGRect.zero
    package private(set) var role: String?
    package private(set) var label = ""
    package private(set) var text: String?
    package private(set) var value: Value?
    /// The names of the events that the node accepts now.
    package private(set) var events: [String] = []
    package private(set) var children: [PageNode] = []
    package private(set) weak var parent: PageNode?
    /// The rare members.
    private var members: [String: JSONReader.Value] = [:]

    /// The value of a control.
    package enum Value: Equatable {
        case text(String)
        case number(Double)
        case bool(Bool)
    }

    init(_ reader: inout JSONReader) throws(AutomationProblem) {
        try reader.forEachMember { (reader, key) throws(AutomationProblem) in
            switch key {
            case "id": id = Int(try reader.number())
            case "type": type = try reader.text()
            case "frame":
                var sides: [Double] = []
                try reader.forEachElement { (reader) throws(AutomationProblem) in sides.append(try reader.number()) }
                guard sides.count == 4 else { throw AutomationProblem("a node of the page has a malformed frame") }
                frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            case "role": role = try reader.text()
            case "label": label = try reader.text()
            case "text": text = try reader.text()
            case "events":
                try reader.forEachElement { (reader) throws(AutomationProblem) in events.append(try reader.text()) }
            case "children":
                try reader.forEachElement { (reader) throws(AutomationProblem) in
                    let child = try PageNode(&reader)
                    child.parent = self
                    children.append(child)
                }
            case "value":
                switch try reader.value() {
                case .text(let text): value = .text(text)
                case .number(let number): value = .number(number)
                case .bool(let flag): value = .bool(flag)
                case .null, .list, .object: break
                }
            default: members[key] = try reader.value()
            }
        }
    }

    package func accepts(_ event: String) -> Bool { events.contains(event) }

    // MARK: Rare members

    package var identifier: String { members["identifier"]?.text ?? "" }
    package var placeholder: String? { members["placeholder"]?.text }
    package var isHidden: Bool { flag("hidden") }
    package func flag(_ name: String) -> Bool { members[name]?.bool ?? false }
    package func optionalFlag(_ name: String) -> Bool? { members[name]?.bool }
    package func number(_ name: String) -> Double? { members[name]?.number }
    package func name(_ name: String) -> String? { members[name]?.text }
    /// The number of the menu that the node opens.
    package var menu: Int? { members["menu"]?.integer }
    package var options: [String]? { members["options"]?.list?.compactMap(\.text) }
    /// The steps that a stepper can take now; nil for other nodes.
    package var steps: [Int]? { members["steps"]?.list?.compactMap(\.integer) }
    /// The offset of a scroll area; nil for other nodes.
    package var scroll: CGPoint? { members["scroll"]?.size.map { CGPoint(x: $0.0, y: $0.1) } }

    /// The app's last request to scroll an area: its number, and the offset; nil for none.
    package var scrollRequest: (number: Int, offset: CGPoint)? {
        guard let list = members["scrollTo"]?.list, list.count == 3, let number = list[0].integer,
            let x = list[1].number, let y = list[2].number
        else { return nil }
        return (number, CGPoint(x: x, y: y))
    }

    // MARK: Neighbors

    /// The node and those around it, from the inside out.
    package var ancestry: some Sequence<PageNode> { sequence(first: self) { $0.parent } }

    /// The first node of the subtree, in document order, that meets a condition.
    package func first(where meets: (PageNode) -> Bool) -> PageNode? {
        if meets(self) { return self }
        for child in children { if let found = child.first(where: meets) { return found } }
        return nil
    }

    /// Calls a closure for the node and all inside.
    package func forEach(_ body: (PageNode) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
