import Foundation
import SwiftData

struct Ingredient: Codable, Hashable, Identifiable {
    var id = UUID()
    var name: String
    var amount: Measurement<UnitMass>?
}

@Model
final class Recipe {
    var name: String
    var ingredients: [Ingredient]
    var steps: [String]
    var servings: Int
    var difficulty: Difficulty
    var source: URL?
    @Relationship(deleteRule: .nullify, inverse: \Cookbook.recipes) var cookbooks: [Cookbook]

    enum Difficulty: Int, Codable, CaseIterable { case easy = 0, medium, hard }

    init(
        name: String, ingredients: [Ingredient] = [], steps: [String] = [], servings: Int = 4,
        difficulty: Difficulty = .easy, source: URL? = nil, cookbooks: [Cookbook] = []
    ) {
        self.name = name
        self.ingredients = ingredients
        self.steps = steps
        self.servings = servings
        self.difficulty = difficulty
        self.source = source
        self.cookbooks = cookbooks
    }
}

@Model
final class Cookbook {
    #Unique<Cookbook>([\.title])
    #Index<Cookbook>([\.title], [\.title, \.year])

    var title: String
    var year: Int
    var recipes: [Recipe] = []

    init(title: String, year: Int) {
        self.title = title
        self.year = year
    }
}
