import SwiftUI

/// A destination of the tab bar.
struct Destination: Hashable, Identifiable {
    let title: String
    let symbol: String
    let color: Color

    var id: String { title }

    static let trips = Destination(title: "Trips", symbol: "airplane", color: .blue)
    static let saved = Destination(title: "收藏", symbol: "heart.fill", color: .pink)
    static let notes = Destination(title: "Notes", symbol: "square.and.pencil", color: .orange)
    static let profile = Destination(title: "Profile", symbol: "person.fill", color: .green)
}

// Encodes only the title, so that a sleeping page keeps its selection.
extension Destination: Codable {
    init(from decoder: any Decoder) throws {
        let title = try decoder.singleValueContainer().decode(String.self)
        let known = [Destination.trips, .saved, .notes, .profile].first { $0.title == title }
        guard let known else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "no destination has the title \(title)"))
        }
        self = known
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(title)
    }
}

/// The destinations that the pages announce to the bar, in source order.
struct DestinationsKey: PreferenceKey {
    static let defaultValue: [Destination] = []

    static func reduce(value: inout [Destination], nextValue: () -> [Destination]) {
        value.append(contentsOf: nextValue())
    }
}

/// Shows a page while it is selected, and announces it to the bar.
struct DestinationPage: ViewModifier {
    let destination: Destination
    let selection: Destination

    func body(content: Content) -> some View {
        content
            .opacity(destination == selection ? 1 : 0)
            .preference(key: DestinationsKey.self, value: [destination])
    }
}

extension View {
    func destination(_ destination: Destination, selection: Destination) -> some View {
        modifier(DestinationPage(destination: destination, selection: selection))
    }
}
