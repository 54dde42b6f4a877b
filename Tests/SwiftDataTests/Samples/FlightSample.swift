import Foundation
import SwiftData

@Model
final class Flight {
    var number: String
    var legs: [FlightLeg]
    var seat: String?
    var price: Decimal?

    init(number: String, legs: [FlightLeg] = [], seat: String? = nil, price: Decimal? = nil) {
        self.number = number
        self.legs = legs
        self.seat = seat
        self.price = price
    }
}

@Model
final class FlightLeg {
    var from: String
    var flight: Flight?

    init(from: String, flight: Flight? = nil) {
        self.from = from
        self.flight = flight
    }
}
