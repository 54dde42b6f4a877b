package import EspalierInternationalization
public import Foundation

/// The attributes of an element.
public protocol XCUIElementAttributes {
    /// The author's `accessibilityIdentifier`; that of a navigation bar is its title, that of an image its name.
    var identifier: String { get }
    /// The frame in the coordinates of the page.
    var frame: CGRect { get }
    /// The text of a field, "0" or "1" for a switch, "50%" for a slider; nil for elements without a value.
    var value: Any? { get }
    /// The title of a window or an alert; otherwise empty.
    var title: String { get }
    /// The text that names the element.
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    /// Whether the element has the keyboard's focus.
    var hasFocus: Bool { get }
}

/// An element and those inside of it at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes of the element and of those inside, by their names.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElement {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let elementType = AttributeName(rawValue: "elementType")
        public static let value = AttributeName(rawValue: "value")
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        public static let title = AttributeName(rawValue: "title")
        public static let label = AttributeName(rawValue: "label")
        public static let identifier = AttributeName(rawValue: "identifier")
        public static let frame = AttributeName(rawValue: "frame")
        public static let enabled = AttributeName(rawValue: "enabled")
        public static let selected = AttributeName(rawValue: "selected")
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        public static let children = AttributeName(rawValue: "children")
    }
}

/// An element of a page at one revision, made from nodes of the page's tree.
package final class ElementSnapshot: XCUIElementSnapshot {
    package let type: XCUIElement.ElementType
    /// Further kinds as which queries find the element: `tables` finds a list, too.
    package let otherTypes: [XCUIElement.ElementType]
    package var identifier = ""
    package var label = ""
    package var title = ""
    package var text: String?
    package var placeholder: String?
    /// Further names by which a subscript finds the element.
    package var aliases: [String] = []
    package var frame: CGRect
    package var isEnabled = true
    package var isSelected = false
    package var hasFocus = false
    /// The part of the frame that scroll areas around leave visible.
    package var visibleFrame: CGRect
    /// Whether a modal dialog is in front.
    package var isBehindDialog = false
    package let target: ElementTarget
    package private(set) var elements: [ElementSnapshot] = []
    package private(set) weak var parent: ElementSnapshot?

    package init(
        _ type: XCUIElement.ElementType, _ otherTypes: [XCUIElement.ElementType] = [], frame: CGRect,
        target: ElementTarget
    ) {
        self.type = type
        self.otherTypes = otherTypes
        self.frame = frame
        self.target = target
        visibleFrame = frame
    }

    package func add(_ element: ElementSnapshot) {
        element.parent = self
        elements.append(element)
    }

    // MARK: Attributes

    package var elementType: XCUIElement.ElementType { type }
    package var value: Any? { text }
    package var placeholderValue: String? { placeholder }
    package var children: [any XCUIElementSnapshot] { elements }

    package var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var attributes: [XCUIElement.AttributeName: Any] = [
            .elementType: type.rawValue, .label: label, .title: title, .identifier: identifier, .enabled: isEnabled,
            .selected: isSelected, .hasFocus: hasFocus, .children: elements.map(\.dictionaryRepresentation),
            .frame: [
                "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width),
                "Height": Double(frame.height),
            ],
        ]
        attributes[.value] = text
        attributes[.placeholderValue] = placeholder
        return attributes
    }

    package func `is`(_ kind: XCUIElement.ElementType) -> Bool {
        kind == .any || kind == type || otherTypes.contains(kind)
    }

    /// Whether one of the texts of the element is a key of a subscript.
    package func matches(_ key: String) -> Bool {
        key == identifier || key == label || key == title || key == text || key == placeholder || aliases.contains(key)
    }

    // MARK: Places

    /// The element and those around it, from the inside out.
    package var ancestry: some Sequence<ElementSnapshot> { sequence(first: self) { $0.parent } }

    /// Calls a closure for each element inside, in document order.
    package func forEachDescendant(_ body: (ElementSnapshot) -> Void) {
        for element in elements {
            body(element)
            element.forEachDescendant(body)
        }
    }

    /// The point that a tap hits.
    package var center: CGPoint { CGPoint(x: visibleFrame.midX, y: visibleFrame.midY) }

    /// Whether a part of the element is in the window and no dialog is in front.
    package var isOnScreen: Bool { !visibleFrame.isEmpty && !isBehindDialog }

    /// The element, as messages name it: `button "Save" at (16, 20), 80 × 34`.
    package var summary: String {
        let name = [label, identifier, title, placeholder ?? "", text ?? ""].first { !$0.isEmpty }
        let place =
            "(\(Self.number(frame.minX)), \(Self.number(frame.minY))), "
            + "\(Self.number(frame.width)) × \(Self.number(frame.height))"
        let kind = "\(type)"
        guard let name else { return "\(kind) at \(place)" }
        let id = identifier.isEmpty || identifier == name ? "" : " (\(identifier))"
        return "\(kind) \"\(name)\"\(id) at \(place)"
    }

    /// The way to the element from the page, by kinds and names.
    package var path: String {
        var parts: [String] = []
        for element in ancestry where element.type != .application && element.type != .window {
            let name = [element.identifier, element.label].first { !$0.isEmpty && $0.count <= 40 }
            parts.append(name.map { "\(element.type) \"\($0)\"" } ?? "\(element.type)")
        }
        return parts.reversed().joined(separator: " › ")
    }

    /// The element and those inside, a line each.
    package func tree(indent: Int = 0) -> String {
        var line = String(repeating: " ", count: indent) + type.title
        line += ", {{\(Self.number(frame.minX)), \(Self.number(frame.minY))}, "
        line += "{\(Self.number(frame.width)), \(Self.number(frame.height))}}"
        for (name, text) in [
            ("identifier", identifier), ("label", label), ("title", title), ("value", text ?? ""),
            ("placeholderValue", placeholder ?? ""),
        ] where !text.isEmpty {
            line += ", \(name): '\(text)'"
        }
        if !isEnabled { line += ", Disabled" }
        if isSelected { line += ", Selected" }
        if hasFocus { line += ", Keyboard Focused" }
        return elements.reduce(line + "\n") { $0 + $1.tree(indent: indent + 2) }
    }

    package static func number(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 4).rounded() / 4
        return rounded == rounded.rounded() ? "\(Int(clamping: Int64(rounded)))" : "\(rounded)"
    }
}

/// The part of a page that an element stands for.
package enum ElementTarget {
    case page
    case node(PageNode)
    /// Half of a stepper.
    case step(PageNode, Int)
    /// An option of a picker whose menu the browser shows.
    case option(PageNode, Int)
    /// A wheel of a control for dates: the component that it turns.
    case wheel(PageNode, Calendar.Component)
    /// A key of the keyboard on the screen: the text that it types.
    case key(String)

    package var node: PageNode? {
        switch self {
        case .node(let node), .step(let node, _), .option(let node, _), .wheel(let node, _): node
        case .page, .key: nil
        }
    }
}

extension ElementSnapshot: PredicateObject {
    package static let keys = [
        "label", "identifier", "value", "title", "placeholderValue", "elementType", "isEnabled", "isSelected",
        "hasFocus",
        "isHittable", "exists",
    ]

    package func predicateValue(of key: String) throws(PredicateProblem) -> Any? {
        switch key {
        case "label": return label
        case "identifier": return identifier
        case "value": return text
        case "title": return title
        case "placeholderValue": return placeholder
        case "elementType", "type": return type.rawValue
        case "isEnabled", "enabled": return isEnabled
        case "isSelected", "selected": return isSelected
        case "hasFocus", "hasKeyboardFocus": return hasFocus
        case "isHittable", "hittable": return isOnScreen
        case "exists": return true
        default:
            throw PredicateProblem("elements have no key \(key), but \(Self.keys.joined(separator: ", "))")
        }
    }

    package func report(_ problem: String) { TestFailure.record(problem, at: nil) }
}
