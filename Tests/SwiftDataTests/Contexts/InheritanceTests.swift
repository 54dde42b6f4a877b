import Foundation
import SwiftData
import Testing

@Model private class Vehicle {
    var name: String
    var owner: Owner?
    init(name: String) { self.name = name }
}

@Model private class Car: Vehicle {
    var doors: Int
    var trailers: [Trailer] = []
    init(name: String, doors: Int) {
        self.doors = doors
        super.init(name: name)
    }
}

@Model private final class Taxi: Car {
    var fare = Decimal(5)
    init(name: String) { super.init(name: name, doors: 4) }
}

@Model private final class Owner {
    var name: String
    @Relationship(inverse: \Vehicle.owner) var vehicles: [Vehicle] = []
    init(name: String) { self.name = name }
}

@Model private final class Trailer {
    var load: Int
    var car: Car?
    init(load: Int) { self.load = load }
}

@Suite struct InheritanceTests {
    private func container() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Vehicle.self, Car.self, Taxi.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let owner = Owner(name: "Kim")
        context.insert(owner)
        owner.vehicles = [Vehicle(name: "Bike"), Car(name: "Van", doors: 5), Taxi(name: "Cab")]
        (owner.vehicles[1] as? Car)?.trailers = [Trailer(load: 7)]
        try context.save()
        return container
    }

    @Test func `classes share the table of their root`() throws {
        let rows = try container().rows("Vehicle", "class", "name", "Car.doors", "Taxi.fare", "owner")
        #expect(
            rows == [
                ["1", "Vehicle", "Bike", "null", "null", "1"], ["2", "Car", "Van", "5", "null", "1"],
                ["3", "Taxi", "Cab", "4", ">50015", "1"],
            ])
    }

    @Test func `a fetch gives objects of their classes`() throws {
        let context = ModelContext(try container())
        let vehicles = try context.fetch(FetchDescriptor<Vehicle>())
        #expect(vehicles.map { "\(type(of: $0))" } == ["Vehicle", "Car", "Taxi"])
        #expect((vehicles[2] as? Taxi)?.doors == 4)
        #expect((vehicles[2] as? Taxi)?.fare == 5)
        #expect((vehicles[1] as? Car)?.trailers.first?.load == 7)
        #expect(vehicles[1].owner?.name == "Kim")
    }

    @Test func `a fetch of a subclass gives its objects and those of its subclasses`() throws {
        let context = ModelContext(try container())
        let cars = try context.fetch(FetchDescriptor<Car>(sortBy: [SortDescriptor(\.name)]))
        #expect(cars.map(\.name) == ["Cab", "Van"])
        #expect(try context.fetchCount(FetchDescriptor<Taxi>()) == 1)
        let big = FetchDescriptor<Car>(predicate: #Predicate { $0.doors > 4 && $0.name == "Van" })
        #expect(try context.fetch(big).map(\.name) == ["Van"])
    }

    @Test func `a predicate asks for a class and casts to it`() throws {
        let context = ModelContext(try container())
        func names(_ predicate: Predicate<Vehicle>) throws -> [String] {
            try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name)
        }
        #expect(try names(#Predicate { $0 is Car }) == ["Van", "Cab"])
        #expect(try names(#Predicate { $0 is Taxi }) == ["Cab"])
        #expect(try names(#Predicate { !($0 is Car) }) == ["Bike"])
        #expect(try names(#Predicate { ($0 as? Car)?.doors == 5 }) == ["Van"])
        #expect(try names(#Predicate { $0 is Car && ($0 as! Car).doors == 4 }) == ["Cab"])
        #expect(try names(#Predicate { $0 is Taxi || $0.name == "Bike" }) == ["Bike", "Cab"])
    }

    @Test func `a property of a subclass is changed`() throws {
        let container = try container()
        let context = ModelContext(container)
        let taxi = try #require(try context.fetch(FetchDescriptor<Taxi>()).first)
        taxi.fare = 6
        taxi.name = "Cab 2"
        taxi.doors = 3
        try context.save()
        #expect(
            try container.rows("Vehicle", "name", "Car.doors", "Taxi.fare").last == ["3", "Cab 2", "3", ">50016"])
        try context.delete(model: Car.self, includeSubclasses: false)
        try context.save()
        #expect(try container.rows("Vehicle", "name") == [["1", "Bike"], ["3", "Cab 2"]])
    }
}
