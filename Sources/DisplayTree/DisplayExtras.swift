/// Rare parts of a node.
final class DisplayExtras: Sendable {
    let semantics: Semantics?
    let gesture: Boxed<DisplayGesture>?
    let motion: DisplayMotion?

    private init(_ semantics: Semantics?, _ gesture: DisplayGesture?, _ motion: DisplayMotion?) {
        self.semantics = semantics
        self.gesture = gesture.map { Boxed($0) }
        self.motion = motion
    }

    static func make(_ semantics: Semantics?, _ gesture: DisplayGesture?, _ motion: DisplayMotion?) -> DisplayExtras? {
        semantics == nil && gesture == nil && motion == nil ? nil : DisplayExtras(semantics, gesture, motion)
    }

    /// Whether there are only animations.
    var isOnlyMotion: Bool { semantics == nil && gesture == nil && motion?.pressed == nil }
}

/// A node's animation, transitions, matched geometry and pressed state.
final class DisplayMotion: Sendable {
    let animation: DisplayAnimation?
    let transition: DisplayTransition?
    let matchedGeometry: MatchedGeometry?
    let pressed: DisplayPressed?
    let contentTransition: DisplayContentTransition?

    private init(
        _ animation: DisplayAnimation?, _ transition: DisplayTransition?, _ matchedGeometry: MatchedGeometry?,
        _ pressed: DisplayPressed?, _ contentTransition: DisplayContentTransition?
    ) {
        self.animation = animation
        self.transition = transition
        self.matchedGeometry = matchedGeometry
        self.pressed = pressed
        self.contentTransition = contentTransition
    }

    static func make(
        animation: DisplayAnimation?, transition: DisplayTransition? = nil, matchedGeometry: MatchedGeometry? = nil,
        pressed: DisplayPressed? = nil, contentTransition: DisplayContentTransition? = nil
    ) -> DisplayMotion? {
        if animation == nil, transition == nil, matchedGeometry == nil, pressed == nil, contentTransition == nil {
            return nil
        }
        return DisplayMotion(animation, transition, matchedGeometry, pressed, contentTransition)
    }
}

/// A value in separate memory, for owners that mostly have none.
final class Boxed<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
