import Testing

@testable import SwiftData

@Suite struct `A persistent identifier` {
    @Test func `equals those of the same entity, store and row`() {
        let id = PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .row(7))
        #expect(id == PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .row(7)))
        let others = [
            PersistentIdentifier(entityName: "Book", storeIdentifier: "s", key: .row(7)),
            PersistentIdentifier(entityName: "Author", storeIdentifier: "t", key: .row(7)),
            PersistentIdentifier(entityName: "Author", storeIdentifier: nil, key: .row(7)),
            PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .row(8)),
            PersistentIdentifier(entityName: "Author", storeIdentifier: "s", key: .temporary(7)),
        ]
        for other in others { #expect(id != other) }
        #expect(Set(others + [id]).count == 6)
    }
}
