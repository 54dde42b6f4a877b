/// An author's mistake after which a page cannot go on. It ends the page, and no other one.
package struct PageFailure: Error, Equatable, CustomStringConvertible {
    /// The type of the view.
    package let view: String
    /// The property that could not be connected.
    package let property: String
    package let reason: String

    package init(view: String, property: String, reason: String) {
        self.view = view
        self.property = property
        self.reason = reason
    }

    package var description: String { "\(view).\(property): \(reason)" }
}
