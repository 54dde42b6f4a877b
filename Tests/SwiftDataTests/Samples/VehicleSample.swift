import Foundation
import SwiftData

@Model
class FleetVehicle {
    var plate: String
    var mileage: Int = 0
    init(plate: String) { self.plate = plate }
    func drive(_ distance: Int) { mileage += distance }
}

@available(iOS 26, macOS 26, *)
@Model
final class FleetTruck: FleetVehicle {
    var payload: Double
    init(plate: String, payload: Double) {
        self.payload = payload
        super.init(plate: plate)
    }
    override func drive(_ distance: Int) { super.drive(distance * 2) }
}
