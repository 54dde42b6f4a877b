import Foundation
import SwiftData

@Model
final class Player {
    var name: String
    var score: Int {
        didSet { best = max(best, score) }
    }
    var best: Int = 0
    var level = 1 {
        willSet(new) { history.append(new) }
    }
    var history: [Int] = []
    static let limit = 100

    init(name: String, score: Int = 0) {
        self.name = name
        self.score = score
    }
}
