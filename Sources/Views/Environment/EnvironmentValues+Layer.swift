private enum IsInLayerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is presented above the page, in a layer of its own. The place of the page does not contain its state.
    var isInLayer: Bool {
        get { self[IsInLayerKey.self] }
        set { self[IsInLayerKey.self] = newValue }
    }
}
