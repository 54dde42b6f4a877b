package import Foundation

/// A visible element, with its frame, appearance, semantics and events. Immutable.
///
/// A session keeps a node for each visible view, so rare parts are stored separately.
package final class DisplayNode: Sendable {
    nonisolated(unsafe) private let typeStart: UnsafePointer<UInt8>

    /// The frame in quarters of a CSS pixel.
    package let gridFrame: GridFrame

    package let content: DisplayContent

    /// The length of the type's name in the lower seven bits, and whether the node or a descendant accepts keyboard or
    /// pointer input.
    private let lengthAndReach: UInt8

    /// The events that the page sends for this node.
    package let events: EventTypes

    private let number: Int32

    /// Background, clip, shadow, opacity; nil if the node has none of them.
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

    /// Creates a node with only a frame and content.
    package init(
        id: Int, type: StaticString, frame: CGRect, events: EventTypes = [], content: DisplayContent,
        animation: DisplayAnimation?, contentTransition: DisplayContentTransition? = nil
    ) {
        number = Int32(truncatingIfNeeded: id)
        typeStart = type.utf8Start
        lengthAndReach = Self.pack(type, takesInput: content.takesInput)
        gridFrame = GridFrame(frame)
        self.content = content
        appearance = nil
        self.events = events
        children = .none
        extras =
            animation == nil && contentTransition == nil
            ? nil
            : DisplayExtras.make(
                nil, nil, DisplayMotion.make(animation: animation, contentTransition: contentTransition))
    }

    /// A copy with the given values replaced.
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

    /// A copy at another place.
    private init(moving node: DisplayNode, to gridFrame: GridFrame, extras: DisplayExtras?) {
        number = node.number
        typeStart = node.typeStart
        lengthAndReach = node.lengthAndReach
        self.gridFrame = gridFrame
        content = node.content
        appearance = node.appearance
        events = node.events
        children = node.children
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
    /// The number of the node in patches, events and the id of its element (`#n<id>`). It is stable as long as the
    /// node's view exists.
    package var id: Int { Int(number) }

    /// The name of the node's view, as the JSON tree's `type`: "Text", "Button", "VStack".
    package var type: DisplayType { DisplayType(start: typeStart, count: Int(lengthAndReach & 0x7F)) }

    /// The frame relative to the parent node's top left corner, in whole quarters of a CSS pixel.
    package var frame: CGRect { gridFrame.rectangle }

    /// Role, label and other semantics for assistive technology; nil if the content's own suffice.
    package var semantics: Semantics? { extras?.semantics }

    package var hasSemantics: Bool { extras?.semantics != nil }

    /// The requirements of its gestures; nil for a node without gestures, or with plain taps only.
    package var gesture: DisplayGesture? { extras?.gesture?.value }

    /// The animation of the change to this version of the node. The patch from an older version contains it. It is not
    /// part of the visible state and not compared.
    package var animation: DisplayAnimation? { extras?.motion?.animation }

    /// The node's part in an animated insertion or removal; nil for none.
    package var transition: DisplayTransition? { extras?.motion?.transition }

    /// Whether the node's view is no longer part of the page.
    package var isLeaving: Bool { transition == .leaving }

    /// The identity from `matchedGeometryEffect`: an inserted node starts from the frame of the removed (or still
    /// present) node with the same identity.
    package var matchedGeometry: MatchedGeometry? { extras?.motion?.matchedGeometry }

    /// The transition of the node's content in this version; nil for a fade.
    package var contentTransition: DisplayContentTransition? { extras?.motion?.contentTransition }

    /// The node while its button is pressed; nil if it is the same.
    package var pressed: DisplayPressed? { extras?.motion?.pressed }

    /// A copy with another frame.
    package func moved(to frame: CGRect, animation: DisplayAnimation?) -> DisplayNode {
        var extras = self.extras
        if animation != nil || extras?.motion?.animation != nil || pressed != nil {
            let motion = DisplayMotion.make(
                animation: animation, transition: transition, matchedGeometry: matchedGeometry,
                pressed: pressed.map { $0.moved(with: self, to: frame) }, contentTransition: contentTransition)
            extras = DisplayExtras.make(semantics, gesture, motion)
        }
        return DisplayNode(moving: self, to: GridFrame(frame), extras: extras)
    }

    /// The node after its parent or a part of it has moved; the same object if it is at the same place.
    package func moved(by end: CGPoint, from start: CGPoint, animation: DisplayAnimation? = nil) -> DisplayNode {
        if end == start { return self }
        return moved(to: frame.offsetBy(dx: end.x - start.x, dy: end.y - start.y), animation: animation)
    }

    /// Whether the node is certainly the same as one with the same number, apart from its place: all parts are the same objects. False for
    /// controls, whose values the page may have changed.
    package func isMovedCopy(of other: DisplayNode) -> Bool {
        gridFrame.width == other.gridFrame.width && gridFrame.height == other.gridFrame.height
            && typeStart == other.typeStart && events == other.events && appearance === other.appearance
            && extras === other.extras && children.isIdentical(to: other.children)
            && content.isIdentical(to: other.content)
    }

    /// A copy with some parts replaced.
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
                matchedGeometry: matchedGeometry ?? self.matchedGeometry, pressed: pressed ?? self.pressed,
                contentTransition: contentTransition)
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
    /// Whether the node has only a frame and content.
    package var isPlain: Bool {
        appearance == nil && events.isEmpty && children.isEmpty && (extras == nil || extras?.isOnlyMotion == true)
    }

    /// Whether the node itself accepts keyboard or pointer input. A page must not nest such elements.
    package var isInteractive: Bool { events.contains(.tap) || content.takesInput }

    /// Whether the node or a descendant accepts keyboard or pointer input.
    package var reachesInput: Bool { lengthAndReach & 0x80 != 0 }
}

extension DisplayContent {
    /// Whether both are certainly the same, without comparing values that are in memory of their own.
    fileprivate func isIdentical(to other: DisplayContent) -> Bool {
        switch (self, other) {
        case (.box, .box), (.tapArea, .tapArea), (.popup, .popup): true
        case (.flow(let flow), .flow(let otherFlow)): flow == otherFlow
        case (.text(let text), .text(let otherText)): text.isIdentical(to: otherText)
        case (.image(let image), .image(let otherImage)): image === otherImage
        case (.shape(let shape), .shape(let otherShape)): shape === otherShape
        case (.drawing(let drawing), .drawing(let otherDrawing)): drawing === otherDrawing
        default: false
        }
    }

    fileprivate var takesInput: Bool {
        switch self {
        case .control(let control): control.kind != .spinner
        case .link, .scroll, .popup: true
        case .text(let text): text.hasLinks
        case .box, .flow, .image, .shape, .drawing, .tapArea, .part, .dialog: false
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
