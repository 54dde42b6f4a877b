import Foundation
import SwiftData

@Model
final class Pet {
    var name: String
    var weight: Measurement<UnitMass>
    var born: Date
    var visits: [PetVisit]
    var chip: UUID

    init(name: String, weight: Measurement<UnitMass>, born: Date, visits: [PetVisit] = [], chip: UUID) {
        self.name = name
        self.weight = weight
        self.born = born
        self.visits = visits
        self.chip = chip
    }
}

@Model
final class PetVisit {
    var reason: String
    var pet: Pet?

    init(reason: String, pet: Pet? = nil) {
        self.reason = reason
        self.pet = pet
    }
}
