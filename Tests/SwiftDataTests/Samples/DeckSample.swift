import Foundation
import SwiftData

struct FlashcardStatistics: Codable { var seen = 0; var known = 0 }

@Model
final class Flashcard {
    var front: String
    var back: String
    var statistics = FlashcardStatistics()
    var deck: FlashcardDeck?

    init(front: String, back: String) {
        self.front = front
        self.back = back
    }
}

@Model
final class FlashcardDeck {
    var name: String
    var cards: [Flashcard]
    var lastOpened: Date?

    init(name: String, cards: [Flashcard] = []) {
        self.name = name
        self.cards = cards
    }

    var known: Int {
        cards.reduce(into: 0) { $0 += $1.statistics.known }
    }
}
