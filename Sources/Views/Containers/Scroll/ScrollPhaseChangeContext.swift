public import EspalierLayoutEngine

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the content's offset over the last tenth of a second, in points per second; 0 while nothing moves.
    public let velocity: CGVector?

    init(geometry: ScrollGeometry, velocity: CGVector) {
        self.geometry = geometry
        self.velocity = velocity
    }
}
