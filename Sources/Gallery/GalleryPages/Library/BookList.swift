import SwiftData
import SwiftUI

/// The books that fulfill the search and the filter, in an order.
struct BookList: View {
    private let wanted: String
    private let filter: BookFilter
    @Query private var books: [Book]
    @Environment(\.modelContext) private var context
    @State private var edited: PersistentIdentifier?

    init(wanted: String, filter: BookFilter, order: BookOrder) {
        self.wanted = wanted
        self.filter = filter
        let (showsAll, showsFinished) = (filter == .all, filter == .finished)
        _books = Query(
            filter: #Predicate { book in
                (showsAll || book.isFinished == showsFinished)
                    && (wanted.isEmpty || book.title.localizedStandardContains(wanted)
                        || book.author?.name.localizedStandardContains(wanted) ?? false)
            },
            sort: order.keys, animation: .default)
    }

    var body: some View {
        List {
            Section {
                ForEach(books) { book in
                    Button {
                        edited = book.persistentModelID
                    } label: {
                        BookRow(book: book)
                    }
                    .swipeActions(edge: .leading) {
                        Button(
                            book.isFinished ? "To read" : "Finished",
                            systemImage: book.isFinished ? "book" : "checkmark"
                        ) {
                            book.isFinished.toggle()
                        }
                        .tint(.indigo)
                    }
                }
                .onDelete { [books] places in
                    withAnimation { for place in places { delete(books[place]) } }
                }
            } footer: {
                if !books.isEmpty { Text("\(books.count) books").foregroundColor(.quiet) }
            }
        }
        .overlay { if books.isEmpty { empty } }
        .sheet(item: $edited) { id in
            if let book = context.model(for: id) as? Book { BookForm(book: book) }
        }
    }

    @ViewBuilder private var empty: some View {
        if !wanted.isEmpty {
            ContentUnavailableView.search(text: wanted)
        } else if filter != .all {
            ContentUnavailableView("No books here", systemImage: "books.vertical")
        } else {
            ContentUnavailableView {
                Label("The library is empty", systemImage: "books.vertical")
            } description: {
                Text("Its books are kept for this browser alone.").foregroundColor(.quiet)
            } actions: {
                Button("Add ten books") { try? SampleBooks.insert(into: context) }.buttonStyle(.borderedProminent)
            }
        }
    }

    private func delete(_ book: Book) {
        if let author = book.author, author.books.count == 1 { context.delete(author) }
        context.delete(book)
    }
}

private struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: book.isFinished ? "checkmark.circle.fill" : "book.closed")
                .foregroundStyle(.tint).frame(minWidth: 28)
                .accessibilityLabel(book.isFinished ? "Finished" : "To read")
            VStack(alignment: .leading, spacing: 2) {
                Text(book.title).foregroundColor(.primary)
                Text("\(book.author?.name ?? "Unknown"), \(String(book.year))").font(.subheadline)
                    .foregroundColor(.quiet)
            }
            Spacer(minLength: 8)
            if book.rating > 0 { Stars(rating: book.rating) }
        }
    }
}

/// A rating: the number of stars and a star.
private struct Stars: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 3) {
            Text("\(rating)").font(.subheadline).foregroundColor(.quiet)
            Image(systemName: "star.fill").font(.caption).foregroundStyle(.orange)
        }
        .accessibilityElement()
        .accessibilityLabel("\(rating) stars")
    }
}
