public import Foundation

/// Rules for passwords that the system suggests. They have no effect: browsers have their own.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules, such as `required: upper; minlength: 12;`.
    public let passwordRulesDescriptor: String

    /// Rules, such as `required: upper; minlength: 12;`.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}
