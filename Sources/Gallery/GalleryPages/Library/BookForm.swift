import SwiftData
import SwiftUI

/// The properties of a book, or of a new one.
struct BookForm: View {
    let book: Book?
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @Query(sort: \Author.name) private var authors: [Author]
    @State private var title = ""
    @State private var author = ""
    @State private var year = 2000
    @State private var rating = 0
    @State private var isFinished = false
    @State private var problem: String?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title)
                    TextField("Author", text: $author)
                    if !suggestions.isEmpty {
                        ForEach(suggestions) { known in
                            Button(known.name, systemImage: "person") { author = known.name }
                        }
                    }
                    TextField("Year", value: $year, format: .number.grouping(.never))
                }
                Section {
                    Picker("Rating", selection: $rating) {
                        Text("None").tag(0)
                        ForEach(1..<6) { Text(String(repeating: "★", count: $0)).tag($0) }
                    }
                    Toggle("Finished", isOn: $isFinished)
                }
                if let problem { Text(problem).foregroundColor(.red) }
            }
            .navigationTitle(book == nil ? "New book" : "Book")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { save() }.disabled(title.isEmpty)
                }
            }
        }
        .onAppear { read() }
        // The system's indigo has too little contrast as a text on a dark sheet, on an iPhone, too. White text needs it as dark as it is.
        .tint(Color.indigo.mix(with: .primary, by: 0.25))
    }

    /// Authors whose names begin like the typed one.
    private var suggestions: [Author] {
        author.isEmpty
            ? [] : Array(authors.filter { $0.name != author && $0.name.hasPrefix(author) }.prefix(3))
    }

    private func read() {
        guard let book else { return }
        title = book.title
        author = book.author?.name ?? ""
        year = book.year
        rating = book.rating
        isFinished = book.isFinished
    }

    private func save() {
        do {
            let saved = book ?? Book(title, year: year)
            if book == nil { context.insert(saved) }
            (saved.title, saved.year, saved.rating, saved.isFinished) = (title, year, rating, isFinished)
            saved.author = author.isEmpty ? nil : try .named(author, in: context)
            try context.save()
            dismiss()
        } catch {
            problem = "The book could not be saved: \(error.localizedDescription)"
        }
    }
}
