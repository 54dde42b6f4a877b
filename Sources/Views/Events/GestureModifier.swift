package nonisolated struct GestureModifier: NodeModifier, ViewlessModifier {
    let gesture: any Gesture
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor func makeNode(in context: NodeContext) -> GestureNode { GestureNode(self, in: context) }
    @MainActor func update(_ node: GestureNode) { node.update(to: self) }
}

/// The priority of a gesture relative to the views inside.
enum GesturePriority {
    /// Gestures of the views inside come first.
    case normal
    /// The gesture comes before those of the views inside.
    case high
    /// Neither cancels the other.
    case simultaneous
}

extension View {
    /// Attaches a gesture. Gestures of the views inside come first.
    public nonisolated __consuming func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Attaches a gesture that counts only if `isEnabled` is true.
    public nonisolated __consuming func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name for debugging, which has no effect here.
    public nonisolated __consuming func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that takes precedence over those of the views inside and over scrolling.
    public nonisolated __consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Attaches a gesture that takes precedence over those of the views inside if `isEnabled` is true.
    public nonisolated __consuming func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name for debugging that takes precedence over those of the views inside.
    public nonisolated __consuming func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that is recognized along with those of the views inside.
    public nonisolated __consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Attaches a gesture that is recognized along with those of the views inside if `isEnabled` is true.
    public nonisolated __consuming func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture with a name for debugging that is recognized along with those of the views inside.
    public nonisolated __consuming func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
