/// Whether a view is presented, and a way to end the presentation.
public struct PresentationMode {
    /// Whether the view is in a presentation or was pushed.
    public private(set) var isPresented: Bool

    package init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation.
    public mutating func dismiss() {
        isPresented = false
    }
}

extension EnvironmentValues {
    /// The older form of `isPresented` and `dismiss`, as a binding.
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if !$0.isPresented { dismiss() } })
    }
}
