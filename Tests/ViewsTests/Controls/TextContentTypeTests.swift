import EspalierDisplayTree
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The meaning of a field's text` {
    private func autocomplete(_ type: UITextContentType?) -> String? {
        let page = TestPage { TextField("", text: .constant("")).textContentType(type) }
        for node in page.nodes {
            if case .control(let control) = node.content, case .textField(let entry) = control.kind {
                return entry.autocomplete
            }
        }
        return nil
    }

    @Test func `asks for passkeys where a user signs in, and not where one signs up`() {
        #expect(autocomplete(.username) == "username webauthn")
        #expect(autocomplete(.password) == "current-password webauthn")
        #expect(autocomplete(.newPassword) == "new-password")
        #expect(autocomplete(.oneTimeCode) == "one-time-code")
        #expect(autocomplete(.emailAddress) == "email")
        #expect(autocomplete(nil) == "")
    }

    @Test func `has the browser's usual suggestions if HTML has no name for it`() {
        #expect(autocomplete(.flightNumber) == "on")
        #expect(autocomplete(.location) == "on")
        #expect(autocomplete(.creditCardExpiration) == "cc-exp")
        #expect(autocomplete(UITextContentType(rawValue: "impp")) == "impp")
    }
}
