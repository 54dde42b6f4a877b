/// The reason why a macro cannot be used at its position, for the app's author.
package struct MacroError: Error {
    package let message: String

    package init(message: String) {
        self.message = message
    }
}
