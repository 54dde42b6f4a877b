import SwiftUI

/// An account as it is typed.
struct AccountDraft {
    var id = ""
    var name = ""
    var role = Account.Role.member
    var password = ""

    static let shortestPassword = 8

    var isComplete: Bool { !id.isEmpty && !name.isEmpty && password.count >= Self.shortestPassword }
}

struct AccountFields: View {
    @Binding var draft: AccountDraft

    var body: some View {
        TextField("Your name", text: $draft.name)
            .textContentType(.name)
        TextField("User name", text: $draft.id)
            .textContentType(.username)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        SecureField("Password, 8 characters or more", text: $draft.password)
            .textContentType(.newPassword)
    }
}
