import Foundation
import SwiftData

@Model class LibraryBook {
    var title: String; var author: String
    var isbn: String?
    var status: Status = Status.onShelf
    var rating: Int?
    var genres: [LibraryGenre]?
    @Attribute(originalName: "summary") var synopsis: String = ""

    init(title: String, author: String, isbn: String? = nil) {
        self.title = title; self.author = author; self.isbn = isbn
    }

    enum Status: Int, Codable, Identifiable, CaseIterable {
        case onShelf, inProgress, completed
        var id: Self { self }
    }
}

@Model class LibraryGenre {
    var name: String
    var color: String
    var books: [LibraryBook]?
    init(name: String, color: String) { (self.name, self.color) = (name, color) }
}
