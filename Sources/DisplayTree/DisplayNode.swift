package import Foundation

/// One thing to draw, with its place, look, meaning and events. Immutable.
package final class DisplayNode: Sendable {
    /// The number by which patches, events and the page's element `#n<id>` name the node. It is stable over the life of
    /// what the node shows.
    package let id: Int

    /// The name of the view that the node comes from, as the JSON tree's `type` gives it: "Text", "Button", "VStack".
    package let type: StaticString

    /// The frame relative to the parent node's top left corner, in whole quarters of a CSS pixel.
    package let frame: CGRect

    package let content: DisplayContent

    /// Background, clip, shadow, opacity; nil for a node that has none of them.
    package let appearance: Appearance?

    /// Role, label and the rest for assistive technology; nil where the content's own say all.
    package let semantics: Semantics?

    /// The events that the page shall send for this node.
    package let events: EventTypes

    package let children: DisplayChildren

    /// The animation that the change to this value of the node came with: a difference to an older value of the node
    /// carries it. It is no part of what the node shows and is not compared.
    package let animation: DisplayAnimation?

    /// The animated removal or insertion of the node (a transition).
    package let transition: DisplayTransition?

    /// The name that `matchedGeometryEffect` gave the node: an inserted node starts from the frame of the removed (or
    /// still present) one of the same name.
    package let matchedGeometry: MatchedGeometry?

    package init(
        id: Int, type: StaticString, frame: CGRect, content: DisplayContent = .box, appearance: Appearance? = nil,
        semantics: Semantics? = nil, events: EventTypes = [], children: DisplayChildren = .none,
        animation: DisplayAnimation? = nil, transition: DisplayTransition? = nil,
        matchedGeometry: MatchedGeometry? = nil
    ) {
        self.id = id
        self.type = type
        self.frame = frame
        self.content = content
        self.appearance = appearance
        self.semantics = semantics
        self.events = events
        self.children = children
        self.animation = animation
        self.transition = transition
        self.matchedGeometry = matchedGeometry
    }
}

extension DisplayNode {
    /// Whether the node itself takes keyboard or pointer. A page must not put one such element into another.
    package var isInteractive: Bool {
        if events.contains(.tap) { return true }
        switch content {
        case .control, .link, .scroll: return true
        case .text(let text): return text.hasLinks
        case .box, .flow, .image, .shape: return false
        }
    }
}

/// The identity of a `matchedGeometryEffect`, unique in its session.
package struct MatchedGeometry: Hashable, Sendable {
    package var number: Int
    package var isSource: Bool

    package init(number: Int, isSource: Bool) {
        self.number = number
        self.isSource = isSource
    }
}
