/// The parts of the response that a page adds.
package struct PageAnswer: Equatable, Sendable {
    /// A header of the response.
    package struct Header: Equatable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The status; nil for the usual one.
    package var status: Int?
    /// Headers with different names.
    package var headers: [Header] = []
    /// The target to which the response leads in place of the page; nil for none.
    package var redirect: RedirectTarget?
    /// The changes of the browser.
    package var changes = BrowserChanges()

    package init() {}
}
