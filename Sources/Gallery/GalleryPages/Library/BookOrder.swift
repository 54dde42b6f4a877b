import Foundation

/// The ways in which the books are sorted.
enum BookOrder: String, CaseIterable, Identifiable {
    case title = "Title"
    case author = "Author"
    case year = "Year"
    case rating = "Rating"

    var id: Self { self }

    var keys: [SortDescriptor<Book>] {
        switch self {
        case .title: [SortDescriptor(\.title)]
        case .author: [SortDescriptor(\.author?.name), SortDescriptor(\.year)]
        case .year: [SortDescriptor(\.year, order: .reverse), SortDescriptor(\.title)]
        case .rating: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.title)]
        }
    }
}

/// The books that the list shows.
enum BookFilter: String, CaseIterable, Identifiable {
    case all = "All"
    case open = "To read"
    case finished = "Finished"

    var id: Self { self }
}
