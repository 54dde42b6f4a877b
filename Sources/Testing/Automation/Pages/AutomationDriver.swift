import Foundation

/// A way to use a page: over HTTP, in this process, or in a browser.
package protocol AutomationDriver: AnyObject {
    /// The page now.
    func tree() throws(AutomationProblem) -> PageTree

    /// Sends events in order.
    ///
    /// - Returns: The page after them.
    func send(_ events: [AutomationEvent]) throws(AutomationProblem) -> PageTree

    /// Lets the app do the work that it began at once in the last events, such as a task on the main actor.
    func settle() throws(AutomationProblem)

    /// Waits until the page changes by itself.
    ///
    /// - Parameter revision: The revision that the caller knows.
    /// - Returns: False if it did not until the deadline.
    func waitForChange(after revision: Int, until deadline: ContinuousClock.Instant) throws(AutomationProblem) -> Bool

    /// Opens another page of the app in place of this one.
    func open(_ address: String) throws(AutomationProblem) -> PageTree

    /// A picture of the page as PNG; nil if the driver has none.
    func picture() -> Data?
}

extension AutomationDriver {
    package func settle() throws(AutomationProblem) {}
}
