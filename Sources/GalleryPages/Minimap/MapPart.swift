import SwiftUI

/// What a part of the form is, as far as the map shows it.
enum PartKind: Hashable {
    case title
    case group
    case field(letters: Int)
    /// The form as a whole, and the room that the map has.
    case form
    case map

    var color: Color {
        switch self {
        case .title: .purple
        case .field(0): .red
        case .field(1), .field(2): .yellow
        case .field: .green
        case .group, .form, .map: Color(white: 0.5, opacity: 0.28)
        }
    }

    var isShown: Bool { self != .form && self != .map }
}

/// A part of the form and where it is.
struct MapPart: Identifiable {
    let id: String
    let kind: PartKind
    let bounds: Anchor<CGRect>
}

/// The parts of the form, inner ones before those around them.
struct MapPartsKey: PreferenceKey {
    static let defaultValue: [MapPart] = []

    static func reduce(value: inout [MapPart], nextValue: () -> [MapPart]) {
        value.append(contentsOf: nextValue())
    }
}

extension View {
    /// Names the view to the map, beside the parts that are inside of it.
    func mapPart(_ id: String, _ kind: PartKind) -> some View {
        transformAnchorPreference(key: MapPartsKey.self, value: .bounds) { parts, bounds in
            parts.append(MapPart(id: id, kind: kind, bounds: bounds))
        }
    }
}
