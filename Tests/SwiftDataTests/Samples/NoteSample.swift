public import Foundation
public import SwiftData

@Model
public final class JournalNote: Identifiable {
    public var id: UUID = UUID()
    public var title: String = ""
    public var body: String = ""
    public private(set) var modified: Date = Date.distantPast
    public var isPinned = false
    @Attribute(.externalStorage) public var picture: Data?
    public var tags: [JournalTag]? = []

    public init(title: String) {
        self.title = title
    }

    public func touch(_ now: Date = .now) { modified = now }
}

@Model
public final class JournalTag {
    public var name: String = ""
    @Relationship(inverse: \JournalNote.tags) public var notes: [JournalNote]?

    public init(name: String) { self.name = name }
}
