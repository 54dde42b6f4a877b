import SwiftUI

/// Fields for text and numbers.
struct FieldsChapter: View {
    enum Field { case name, mail }

    @State private var name = ""
    @State private var mail = ""
    @State private var secret = ""
    @State private var amount = 12.5
    @State private var message = ""
    @State private var notes = "Ring twice."
    @State private var status = "Nothing sent yet"
    @FocusState private var focus: Field?

    var body: some View {
        VStack(spacing: 0) {
            SettingsGroup("Lines") {
                SettingsRow(isFirst: true) {
                    TextField("Name", text: $name)
                        .textContentType(.name)
                        .focused($focus, equals: .name)
                        .submitLabel(.next)
                        .onSubmit { focus = .mail }
                }
                SettingsRow {
                    TextField("Mail", text: $mail)
                        .keyboardType(.emailAddress)
                        .textContentType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .mail)
                        .onSubmit { status = "Sent to \(mail)" }
                }
                SettingsRow { SecureField("Password", text: $secret).textContentType(.password) }
                SettingsRow {
                    LabeledContent("Amount") {
                        TextField("Amount", value: $amount, format: .number)
                            .keyboardType(.decimalPad)
                            .multilineTextAlignment(.trailing)
                            .frame(width: 120)
                    }
                }
                SettingsRow { LabeledContent("Twice that", value: amount * 2, format: .number) }
            }
            SettingsGroup("More than a line") {
                SettingsRow(isFirst: true) {
                    TextField("Message", text: $message, axis: .vertical).lineLimit(1...4)
                }
                SettingsRow { TextEditor(text: $notes).frame(height: 90).accessibilityLabel("Notes") }
            }
            SettingsGroup("Styles") {
                SettingsRow(isFirst: true) {
                    TextField("Rounded border", text: $name).textFieldStyle(.roundedBorder)
                }
                SettingsRow {
                    TextField("A style of our own", text: $name).textFieldStyle(SearchFieldStyle())
                }
                SettingsRow {
                    HStack {
                        Text(status).foregroundColor(.quiet)
                        Spacer()
                        Button(focus == .name ? "Leave" : "Name") { focus = focus == .name ? nil : .name }
                            .tintedActions()
                    }
                }
            }
        }
    }
}

/// A field with a magnifying glass in a capsule.
struct SearchFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundColor(.quiet).accessibilityHidden(true)
            configuration
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 7)
        .background(Color(uiColor: .systemFill))
        .clipShape(Capsule())
    }
}
