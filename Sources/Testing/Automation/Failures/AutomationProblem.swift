/// The reason for which a step of a test fails, as a sentence.
package struct AutomationProblem: Error {
    package var message: String
    /// Whether the connection to the program could not be made, or ended before a response.
    package var isLostConnection: Bool

    package init(_ message: String, isLostConnection: Bool = false) {
        self.message = message
        self.isLostConnection = isLostConnection
    }
}
