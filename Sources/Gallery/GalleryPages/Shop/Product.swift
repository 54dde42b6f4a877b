import Foundation

/// A product of the shop. Its description, which URLs contain, is its id.
struct Product: Hashable, Identifiable, LosslessStringConvertible {
    let id: String
    let name: String
    let symbol: String
    /// The price in euro cents.
    let price: Int
    let shelf: String

    var description: String { id }

    init?(_ description: String) {
        guard let found = Self.all.first(where: { $0.id == description }) else { return nil }
        self = found
    }

    private init(_ id: String, _ name: String, _ symbol: String, _ price: Int, _ shelf: String) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.price = price
        self.shelf = shelf
    }

    var priceText: String { (Double(price) / 100).formatted(.currency(code: "EUR")) }

    static let shelves = ["Kitchen", "Desk", "Garden"]

    static let all = [
        Product("teapot", "Teapot", "cup.and.saucer", 3490, "Kitchen"),
        Product("kettle", "Kettle", "flame", 4900, "Kitchen"),
        Product("thermometer", "Thermometer", "thermometer", 2750, "Kitchen"),
        Product("lamp", "Desk lamp", "lamp.desk", 8900, "Desk"),
        Product("pencils", "Twelve pencils", "pencil", 990, "Desk"),
        Product("notebook", "Notebook", "book", 1290, "Desk"),
        Product("clock", "Clock", "clock", 5600, "Desk"),
        Product("shears", "Shears", "scissors", 2390, "Garden"),
        Product("basket", "Basket", "basket", 3150, "Garden"),
        Product("seeds", "Seeds", "leaf", 450, "Garden"),
    ]
}
