import Foundation
import SwiftData

enum Garden {}

extension Garden {
    @Model
    final class Bed {
        var name: String
        var crops: [Crop] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Crop {
        var name: String
        var sown: Date?
        var bed: Bed?
        var rows: Int = 1
        init(name: String, bed: Bed) {
            self.name = name
            self.bed = bed
        }
    }
}
