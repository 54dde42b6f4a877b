package import SwiftUI

/// A mailbox: columns in a wide window, screens in a narrow one.
package struct MailPage: View {
    @State private var mails = Mail.all
    @State private var selection: Int?
    @State private var wanted = ""
    @State private var isWriting = false

    package init() {}

    package var body: some View {
        NavigationSplitView {
            List(found, selection: $selection) { mail in
                MailRow(mail: mail)
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(mail) }
                    }
                    .contextMenu {
                        Button(mail.isFlagged ? "Remove flag" : "Flag", systemImage: "flag") { flag(mail) }
                        Button("Delete", systemImage: "trash", role: .destructive) { delete(mail) }
                    }
            }
            .navigationTitle("Inbox")
            .searchable(text: $wanted, prompt: "Search mails")
            .toolbar {
                Button("New mail", systemImage: "square.and.pencil") { isWriting = true }
            }
        } detail: {
            if let mail = mails.first(where: { $0.id == selection }) {
                MailScreen(mail: mail, answer: { isWriting = true })
                    .onAppear { read(mail) }
                    .onChange(of: selection) { read(mail) }
            } else {
                ContentUnavailableView("No mail is selected", systemImage: "envelope")
            }
        }
        .sheet(isPresented: $isWriting) { MailSheet() }
        .tint(.indigo)
    }

    private var found: [Mail] {
        mails.filter {
            wanted.isEmpty || "\($0.sender) \($0.subject) \($0.text)".localizedCaseInsensitiveContains(wanted)
        }
    }

    private func delete(_ mail: Mail) {
        withAnimation { mails.removeAll { $0.id == mail.id } }
        if selection == mail.id { selection = nil }
    }

    private func flag(_ mail: Mail) { change(mail) { $0.isFlagged.toggle() } }

    private func read(_ mail: Mail) { change(mail) { $0.isRead = true } }

    private func change(_ mail: Mail, _ body: (inout Mail) -> Void) {
        if let index = mails.firstIndex(where: { $0.id == mail.id }) { body(&mails[index]) }
    }
}

private struct MailRow: View {
    let mail: Mail

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Circle().fill(mail.isRead ? .clear : .blue).frame(width: 10, height: 10).padding(.top, 6)
                .accessibilityHidden(mail.isRead).accessibilityLabel("Not read")
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(mail.sender).font(.headline)
                    if mail.isFlagged {
                        Image(systemName: "flag.fill").foregroundStyle(.orange).font(.caption)
                            .accessibilityLabel("Flagged")
                    }
                }
                Text(mail.subject).font(.subheadline)
                Text(mail.text).font(.subheadline).foregroundColor(.quiet).lineLimit(1)
            }
        }
    }
}

private struct MailScreen: View {
    let mail: Mail
    let answer: @MainActor () -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(mail.sender).font(.headline)
                Divider()
                Text(mail.text)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .navigationTitle(mail.subject)
        .toolbar {
            ToolbarItem(placement: .bottomBar) {
                Button("Answer", systemImage: "arrowshape.turn.up.left", action: answer)
            }
        }
    }
}

/// A new mail. With text in it, it does not go by accident.
private struct MailSheet: View {
    @State private var recipient = ""
    @State private var text = ""
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    private var isEmpty: Bool { recipient.isEmpty && text.isEmpty }

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $recipient)
                TextField("Text", text: $text, axis: .vertical).lineLimit(5...)
            }
            .navigationTitle("New mail")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if isEmpty { dismiss() } else { asks = true } }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") { dismiss() }.disabled(recipient.isEmpty)
                }
            }
            .confirmationDialog("Delete the draft?", isPresented: $asks, titleVisibility: .visible) {
                Button("Delete draft", role: .destructive) { dismiss() }
            }
        }
        .interactiveDismissDisabled(!isEmpty)
    }
}
