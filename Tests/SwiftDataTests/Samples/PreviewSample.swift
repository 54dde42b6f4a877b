import Foundation
import SwiftData

@Model
final class Plant {
    var name: String = "Plant"
    var lastWatered: Date = Date.now
    var interval: Int = 7
    var location: Location = Location.inside
    enum Location: String, Codable, CaseIterable { case inside, outside }
    init(name: String, interval: Int) {
        self.name = name
        self.interval = interval
    }
}

@MainActor
enum PlantPreview {
    static let container: ModelContainer = {
        do {
            let schema = Schema([Plant.self])
            let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
            let container = try ModelContainer(for: schema, configurations: [configuration])
            for name in ["Fern", "Palm"] { container.mainContext.insert(Plant(name: name, interval: 3)) }
            return container
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()
}
