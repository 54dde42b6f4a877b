public import Foundation

// Initializers without arguments that Apple's classes inherit from `NSObject`. On Linux these classes hide that one, and an extension
// cannot declare `init()` again. A call without arguments finds an initializer whose only parameter has a default value, too.

extension NSError {
    /// An error with an empty domain and the code 0.
    public convenience init(_empty: Void = ()) { self.init(domain: "", code: 0) }
}

extension Timer {
    /// A timer that no run loop has, so that it never fires.
    public convenience init(_empty: Void = ()) { self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in } }
}

extension NSAttributedString {
    /// An empty text.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// An empty text.
    public convenience init() { self.init(string: "") }
}
