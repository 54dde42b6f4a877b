import Foundation

/// An order of a shop for tea.
struct Order: Identifiable, Hashable, Codable {
    enum State: String, Comparable, CaseIterable, Codable {
        case received = "Received"
        case packed = "Packed"
        case sent = "Sent"

        static func < (left: State, right: State) -> Bool {
            allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
        }
    }

    let id: Int
    let customer: String
    let city: String
    let tea: String
    let weight: Int
    let price: Double
    var state: State

    /// Orders that are the same in each session.
    static let all: [Order] = {
        let customers = [
            "Amara Okafor", "Björn Lindqvist", "Chiara Bianchi", "Dmitri Volkov", "Esther Cohen", "Farid Haddad",
            "Greta Hoffmann", "Hiro Tanaka", "Inés Álvarez", "Jonas Weber", "Keiko Mori", "Leïla Benali",
        ]
        let cities = ["Lagos", "Uppsala", "Torino", "Riga", "Haifa", "Amman", "Kiel", "Kyoto", "Sevilla", "Bern"]
        let teas = [
            ("Assam", 14.5), ("Darjeeling", 31), ("Gyokuro", 68), ("Keemun", 22), ("Lapsang", 19), ("Oolong 9", 27),
            ("Oolong 12", 34), ("Sencha", 24), ("Pu-erh", 40),
        ]
        return (0..<240).map { index in
            let (tea, kilogram) = teas[(index * 7 + index / 9) % teas.count]
            let weight = 50 * (1 + (index * 5 + index / 4) % 12)
            return Order(
                id: 1001 + index, customer: customers[(index * 5 + index / 12) % customers.count],
                city: cities[(index * 3 + index / 10) % cities.count], tea: tea, weight: weight,
                price: kilogram * Double(weight) / 100, state: State.allCases[(index * 2 + index / 3) % 3])
        }
    }()
}
