import Foundation
import SwiftData

@Model
final class Store {
    var name: String
    var latitude: Double
    var longitude: Double
    var offers: [StoreOffer]
    var open: Bool?

    init(name: String, latitude: Double, longitude: Double, offers: [StoreOffer] = [], open: Bool? = nil) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.offers = offers
        self.open = open
    }
}

@Model
final class StoreOffer {
    var price: Decimal
    var store: Store?

    init(price: Decimal, store: Store? = nil) {
        self.price = price
        self.store = store
    }
}
