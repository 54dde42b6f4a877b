/// The reason for which a step of a test fails, as a sentence.
package struct AutomationProblem: Error {
    package var message: String

    package init(_ message: String) {
        self.message = message
    }
}
