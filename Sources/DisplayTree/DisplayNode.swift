package import Foundation

/// One thing to draw, with its place, appearance, semantics and events. Immutable.
///
/// A session keeps a node for each view that shows something, so rare parts are kept beside the node.
package final class DisplayNode: Sendable {
    nonisolated(unsafe) private let typeStart: UnsafePointer<UInt8>

    /// The frame in quarters of a CSS pixel.
    package let gridFrame: GridFrame

    package let content: DisplayContent

    /// The length of the type's name in the lower seven bits, and whether the node or one below it takes keyboard or
    /// pointer.
    private let lengthAndReach: UInt8

    /// The events that the page shall send for this node.
    package let events: EventTypes

    private let number: Int32

    /// Background, clip, shadow, opacity; nil for a node that has none of them.
    package let appearance: Appearance?

    package let children: DisplayChildren

    let extras: DisplayExtras?

    package init(
        id: Int, type: StaticString, frame: CGRect, content: DisplayContent = .box, appearance: Appearance? = nil,
        semantics: Semantics? = nil, events: EventTypes = [], gesture: DisplayGesture? = nil,
        children: DisplayChildren = .none, animation: DisplayAnimation? = nil, transition: DisplayTransition? = nil,
        matchedGeometry: MatchedGeometry? = nil
    ) {
        number = Int32(truncatingIfNeeded: id)
        typeStart = type.utf8Start
        lengthAndReach = Self.pack(
            type, takesInput: content.takesInput || events.contains(.tap) || children.isInteractive)
        gridFrame = GridFrame(frame)
        self.content = content
        self.appearance = appearance
        self.events = events
        self.children = children
        extras = DisplayExtras.make(
            semantics, gesture,
            DisplayMotion.make(animation: animation, transition: transition, matchedGeometry: matchedGeometry))
    }

    /// A node that is nothing but its content.
    package init(
        id: Int, type: StaticString, frame: CGRect, content: DisplayContent, animation: DisplayAnimation?
    ) {
        number = Int32(truncatingIfNeeded: id)
        typeStart = type.utf8Start
        lengthAndReach = Self.pack(type, takesInput: content.takesInput)
        gridFrame = GridFrame(frame)
        self.content = content
        appearance = nil
        events = []
        children = .none
        extras = animation.flatMap { DisplayExtras.make(nil, nil, DisplayMotion.make(animation: $0)) }
    }

    /// This node with the values that are given in place of its own.
    private init(
        copying node: DisplayNode, number: Int32, gridFrame: GridFrame, appearance: Appearance?, events: EventTypes,
        children: DisplayChildren, extras: DisplayExtras?, content: DisplayContent
    ) {
        self.number = number
        typeStart = node.typeStart
        lengthAndReach = Self.pack(
            node.lengthAndReach & 0x7F,
            takesInput: content.takesInput || events.contains(.tap) || children.isInteractive)
        self.gridFrame = gridFrame
        self.content = content
        self.appearance = appearance
        self.events = events
        self.children = children
        self.extras = extras
    }

    private static func pack(_ type: StaticString, takesInput: Bool) -> UInt8 {
        pack(UInt8(truncatingIfNeeded: type.utf8CodeUnitCount), takesInput: takesInput)
    }

    private static func pack(_ length: UInt8, takesInput: Bool) -> UInt8 {
        length & 0x7F | (takesInput ? 0x80 : 0)
    }
}

extension DisplayNode {
    /// The number by which patches, events and the page's element `#n<id>` name the node. It is stable over the life of
    /// what the node shows.
    package var id: Int { Int(number) }

    /// The name of the view that the node comes from, as the JSON tree's `type` gives it: "Text", "Button", "VStack".
    package var type: DisplayType { DisplayType(start: typeStart, count: Int(lengthAndReach & 0x7F)) }

    /// The frame relative to the parent node's top left corner, in whole quarters of a CSS pixel.
    package var frame: CGRect { gridFrame.rectangle }

    /// Role, label and the rest for assistive technology; nil where the content's own say all.
    package var semantics: Semantics? { extras?.semantics }

    package var hasSemantics: Bool { extras?.semantics != nil }

    /// The requirements of its gestures; nil for a node without gestures, or with plain taps alone.
    package var gesture: DisplayGesture? { extras?.gesture?.value }

    /// The animation that the change to this value of the node came with: a difference to an older value of the node
    /// carries it. It is no part of what the node shows and is not compared.
    package var animation: DisplayAnimation? { extras?.motion?.animation }

    /// The node's part in an animated insertion or removal; nil for none.
    package var transition: DisplayTransition? { extras?.motion?.transition }

    /// Whether the node's view is no longer part of the page.
    package var isLeaving: Bool { transition == .leaving }

    /// The name that `matchedGeometryEffect` gave the node: an inserted node starts from the frame of the removed (or
    /// still present) one of the same name.
    package var matchedGeometry: MatchedGeometry? { extras?.motion?.matchedGeometry }

    /// The node while the button around is pressed; nil if it is the same.
    package var pressed: DisplayPressed? { extras?.motion?.pressed }

    /// The same at another frame.
    package func moved(to frame: CGRect, animation: DisplayAnimation?) -> DisplayNode {
        var extras = self.extras
        if animation != nil || extras?.motion?.animation != nil || pressed != nil {
            let motion = DisplayMotion.make(
                animation: animation, transition: transition, matchedGeometry: matchedGeometry,
                pressed: pressed.map { $0.moved(with: self, to: frame) })
            extras = DisplayExtras.make(semantics, gesture, motion)
        }
        return DisplayNode(
            copying: self, number: number, gridFrame: GridFrame(frame), appearance: appearance, events: events,
            children: children, extras: extras, content: content)
    }

    /// The same with other values for some parts.
    package func replacing(
        id: Int? = nil, frame: CGRect? = nil, appearance: Appearance?? = nil, semantics: Semantics?? = nil,
        events: EventTypes? = nil, gesture: DisplayGesture?? = nil, animation: DisplayAnimation? = nil,
        transition: DisplayTransition?? = nil,
        matchedGeometry: MatchedGeometry?? = nil, children: DisplayChildren? = nil, pressed: DisplayPressed? = nil,
        content: DisplayContent? = nil
    ) -> DisplayNode {
        var motion = extras?.motion
        let changesMotion = animation != nil || transition != nil || matchedGeometry != nil || pressed != nil
        if changesMotion {
            motion = DisplayMotion.make(
                animation: animation ?? self.animation, transition: transition ?? self.transition,
                matchedGeometry: matchedGeometry ?? self.matchedGeometry, pressed: pressed ?? self.pressed)
        }
        var extras = self.extras
        if changesMotion || semantics != nil || gesture != nil {
            extras = DisplayExtras.make(semantics ?? self.semantics, gesture ?? self.gesture, motion)
        }
        return DisplayNode(
            copying: self, number: id.map { Int32(truncatingIfNeeded: $0) } ?? number,
            gridFrame: frame.map { GridFrame($0) } ?? gridFrame, appearance: appearance ?? self.appearance,
            events: events ?? self.events, children: children ?? self.children, extras: extras,
            content: content ?? self.content)
    }
}

extension DisplayNode {
    /// Whether the node is nothing but its content at its place.
    package var isPlain: Bool {
        appearance == nil && events.isEmpty && children.isEmpty && (extras == nil || extras?.isOnlyMotion == true)
    }

    /// Whether the node itself takes keyboard or pointer. A page must not put one such element into another.
    package var isInteractive: Bool { events.contains(.tap) || content.takesInput }

    /// Whether the node, or one below it, takes keyboard or pointer.
    package var reachesInput: Bool { lengthAndReach & 0x80 != 0 }
}

extension DisplayContent {
    fileprivate var takesInput: Bool {
        switch self {
        case .control(let control): control.kind != .spinner
        case .link, .scroll, .popup: true
        case .text(let text): text.hasLinks
        case .box, .flow, .image, .shape, .drawing, .tapArea, .part: false
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
