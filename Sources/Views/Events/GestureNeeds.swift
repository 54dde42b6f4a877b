import EspalierDisplayTree
import Foundation

/// The inputs that a gesture needs.
nonisolated public struct _GestureNeeds {
    var distance: CGFloat?
    var holds: [DisplayGesture.Hold] = []
    var reportsStart = false
    /// The largest number of taps in a row; 0 for none.
    var taps = 0
    /// Whether the position of a tap matters.
    var tapsHavePlaces = false
    var takesTwoFingers = false
    /// Whether an action follows the gesture while it is in progress.
    var isFollowed = false

    init() {}

    var takesPlainTapsOnly: Bool {
        taps == 1 && !tapsHavePlaces && distance == nil && holds.isEmpty && !takesTwoFingers && !reportsStart
    }
}

extension _GestureNeeds {
    /// Adds the needs of a gesture that an action follows: presses also report their start.
    @MainActor mutating func collectFollowed<Content: Gesture>(_ content: Content) {
        let holdsBefore = holds.count
        Content._collectNeeds(content, into: &self)
        if holds.count > holdsBefore { reportsStart = true }
    }
}
