import SwiftUI

/// The kind of a form's part, as the map draws it.
enum PartKind: Hashable {
    case title
    case group
    case field(letters: Int)
    /// The whole form, and the space of the map.
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

/// A part of the form and its frame.
struct MapPart: Identifiable {
    let id: String
    let kind: PartKind
    let bounds: Anchor<CGRect>
}

/// The parts of the form, inner parts before the parts that contain them.
struct MapPartsKey: PreferenceKey {
    static let defaultValue: [MapPart] = []

    static func reduce(value: inout [MapPart], nextValue: () -> [MapPart]) {
        value.append(contentsOf: nextValue())
    }
}

extension View {
    /// Adds the view to the map, in addition to the parts inside it.
    func mapPart(_ id: String, _ kind: PartKind) -> some View {
        transformAnchorPreference(key: MapPartsKey.self, value: .bounds) { parts, bounds in
            parts.append(MapPart(id: id, kind: kind, bounds: bounds))
        }
    }
}
