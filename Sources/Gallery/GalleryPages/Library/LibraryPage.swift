import SwiftData
package import SwiftUI

/// A library that each browser has for itself: books with their authors, in a database on the server.
package struct LibraryPage: View {
    package init() {}

    package var body: some View {
        LibraryScreen()
            .modelContainer(for: Book.self, isUndoEnabled: true)
            .tint(.indigo)
    }
}

/// The list of books, and what chooses among them.
private struct LibraryScreen: View {
    @State private var wanted = ""
    @State private var filter = BookFilter.all
    @State private var order = BookOrder.title
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            BookList(wanted: wanted, filter: filter, order: order)
                .navigationTitle("Library")
                .searchable(text: $wanted, prompt: "Search titles and authors")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("New book", systemImage: "plus") { isAdding = true }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Menu("Sort and filter", systemImage: "line.3.horizontal.decrease.circle") {
                            Picker("Sort by", selection: $order) {
                                ForEach(BookOrder.allCases) { Text($0.rawValue).tag($0) }
                            }
                            Picker("Show", selection: $filter) {
                                ForEach(BookFilter.allCases) { Text($0.rawValue).tag($0) }
                            }
                        }
                    }
                    ToolbarItem(placement: .topBarLeading) { UndoButton() }
                }
                .sheet(isPresented: $isAdding) { BookForm(book: nil) }
        }
    }
}

/// Takes back the last change. The query lets the button know that there is one.
private struct UndoButton: View {
    @Environment(\.undoManager) private var undoManager
    @Query private var books: [Book]

    var body: some View {
        let _ = books.count
        Button("Undo", systemImage: "arrow.uturn.backward") { withAnimation { undoManager?.undo() } }
            .disabled(undoManager?.canUndo != true)
    }
}
