public import Foundation

/// A sign of the keyboard's focus. It has no effect: the browser draws it.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject {
    /// The standard sign.
    override public init() {
        super.init()
    }
}
