import EspalierDisplayTree

/// The place of an element, in quarters of a pixel: absolute, or as margins in its container's flow.
struct ElementPlace: Equatable {
    var isInFlow: Bool
    var x: Int
    var y: Int
}

extension ElementPlace {
    /// The place of the root.
    init(_ frame: GridFrame) {
        self.init(isInFlow: false, x: Int(frame.x), y: Int(frame.y))
    }

    /// The place at the left edge.
    var withoutOffset: ElementPlace { ElementPlace(isInFlow: isInFlow, x: 0, y: y) }
}
