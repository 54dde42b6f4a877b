package import Foundation

/// One thing to draw, with its place, look, meaning and events. Immutable.
///
/// A session keeps a node for each view that shows something: what few nodes have is kept beside them.
package final class DisplayNode: Sendable {
    /// The name of the view that the node comes from, as the JSON tree's `type` gives it: "Text", "Button", "VStack".
    package let type: StaticString

    /// The events that the page shall send for this node.
    package let events: EventTypes

    private let number: Int32

    /// The frame relative to the parent node's top left corner, in whole quarters of a CSS pixel.
    package let frame: CGRect

    package let content: DisplayContent

    /// Background, clip, shadow, opacity; nil for a node that has none of them.
    package let appearance: Appearance?

    package let children: DisplayChildren

    private let meaning: Meaning?
    private let motion: Motion?

    package init(
        id: Int, type: StaticString, frame: CGRect, content: DisplayContent = .box, appearance: Appearance? = nil,
        semantics: Semantics? = nil, events: EventTypes = [], gesture: DisplayGesture? = nil,
        children: DisplayChildren = .none, animation: DisplayAnimation? = nil, transition: DisplayTransition? = nil,
        matchedGeometry: MatchedGeometry? = nil
    ) {
        number = Int32(truncatingIfNeeded: id)
        self.type = type
        self.frame = frame
        self.content = content
        self.appearance = appearance
        self.events = events
        self.children = children
        meaning = Meaning.make(semantics, gesture)
        motion =
            animation == nil && transition == nil && matchedGeometry == nil
            ? nil : Motion(animation: animation, transition: transition, matchedGeometry: matchedGeometry)
    }

    /// This node with the values that are given in place of its own.
    private init(
        copying node: DisplayNode, number: Int32, frame: CGRect, appearance: Appearance?, events: EventTypes,
        children: DisplayChildren, meaning: Meaning?, motion: Motion?, content: DisplayContent? = nil
    ) {
        self.number = number
        type = node.type
        self.frame = frame
        self.content = content ?? node.content
        self.appearance = appearance
        self.events = events
        self.children = children
        self.meaning = meaning
        self.motion = motion
    }

    private final class Meaning: Sendable {
        let semantics: Semantics?
        let gesture: DisplayGesture?

        init(_ semantics: Semantics?, _ gesture: DisplayGesture?) {
            self.semantics = semantics
            self.gesture = gesture
        }

        static func make(_ semantics: Semantics?, _ gesture: DisplayGesture?) -> Meaning? {
            semantics == nil && gesture == nil ? nil : Meaning(semantics, gesture)
        }
    }

    private final class Motion: Sendable {
        let animation: DisplayAnimation?
        let transition: DisplayTransition?
        let matchedGeometry: MatchedGeometry?
        let pressed: DisplayPressed?

        init(
            animation: DisplayAnimation?, transition: DisplayTransition?, matchedGeometry: MatchedGeometry?,
            pressed: DisplayPressed? = nil
        ) {
            self.animation = animation
            self.transition = transition
            self.matchedGeometry = matchedGeometry
            self.pressed = pressed
        }
    }
}

extension DisplayNode {
    /// The number by which patches, events and the page's element `#n<id>` name the node. It is stable over the life of
    /// what the node shows.
    package var id: Int { Int(number) }

    /// Role, label and the rest for assistive technology; nil where the content's own say all.
    package var semantics: Semantics? { meaning?.semantics }

    package var hasSemantics: Bool { meaning?.semantics != nil }

    /// What its gestures need to hear of; nil for a node without, or with plain taps alone.
    package var gesture: DisplayGesture? { meaning?.gesture }

    /// The animation that the change to this value of the node came with: a difference to an older value of the node
    /// carries it. It is no part of what the node shows and is not compared.
    package var animation: DisplayAnimation? { motion?.animation }

    /// The animated removal or insertion of the node (a transition).
    package var transition: DisplayTransition? { motion?.transition }

    /// The name that `matchedGeometryEffect` gave the node: an inserted node starts from the frame of the removed (or
    /// still present) one of the same name.
    package var matchedGeometry: MatchedGeometry? { motion?.matchedGeometry }

    /// How the node looks while the button that it is in is pressed; nil for no other.
    package var pressed: DisplayPressed? { motion?.pressed }

    /// The same at another frame.
    package func moved(to frame: CGRect, animation: DisplayAnimation?) -> DisplayNode {
        let motion: Motion?
        if animation == nil, self.motion?.animation == nil, pressed == nil {
            motion = self.motion
        } else if animation == nil, transition == nil, matchedGeometry == nil, pressed == nil {
            motion = nil
        } else {
            motion = Motion(
                animation: animation, transition: transition, matchedGeometry: matchedGeometry,
                pressed: pressed.map { $0.moved(with: self, to: frame) })
        }
        return DisplayNode(
            copying: self, number: number, frame: frame, appearance: appearance, events: events, children: children,
            meaning: meaning, motion: motion)
    }

    /// The same with other values for some parts.
    package func replacing(
        id: Int? = nil, frame: CGRect? = nil, appearance: Appearance?? = nil, semantics: Semantics?? = nil,
        events: EventTypes? = nil, gesture: DisplayGesture?? = nil, animation: DisplayAnimation? = nil,
        transition: DisplayTransition?? = nil,
        matchedGeometry: MatchedGeometry?? = nil, children: DisplayChildren? = nil, pressed: DisplayPressed? = nil,
        content: DisplayContent? = nil
    ) -> DisplayNode {
        var meaning = self.meaning
        if semantics != nil || gesture != nil {
            meaning = Meaning.make(semantics ?? self.semantics, gesture ?? self.gesture)
        }
        var motion = self.motion
        if animation != nil || transition != nil || matchedGeometry != nil || pressed != nil {
            motion = Motion(
                animation: animation ?? self.animation, transition: transition ?? self.transition,
                matchedGeometry: matchedGeometry ?? self.matchedGeometry, pressed: pressed ?? self.pressed)
        }
        return DisplayNode(
            copying: self, number: id.map { Int32(truncatingIfNeeded: $0) } ?? number, frame: frame ?? self.frame,
            appearance: appearance ?? self.appearance, events: events ?? self.events,
            children: children ?? self.children, meaning: meaning, motion: motion, content: content)
    }
}

extension DisplayNode {
    /// Whether the node is nothing but its content at its place.
    package var isPlain: Bool {
        meaning == nil && appearance == nil && events.isEmpty && motion?.pressed == nil && children.isEmpty
    }

    /// Whether the node itself takes keyboard or pointer. A page must not put one such element into another.
    package var isInteractive: Bool {
        if events.contains(.tap) { return true }
        switch content {
        case .control(let control): return control.kind != .spinner
        case .link, .scroll, .popup: return true
        case .text(let text): return text.hasLinks
        case .box, .flow, .image, .shape, .drawing, .tapArea, .part: return false
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
