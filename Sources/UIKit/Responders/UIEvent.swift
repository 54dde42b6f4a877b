public import Foundation

/// An event of touches. The page handles touches, so there are none.
@MainActor @preconcurrency
open class UIEvent: NSObject {}
