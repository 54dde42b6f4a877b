import SwiftUI

/// A small image of a form, drawn from the preferences of its parts.
struct Minimap: View {
    let geometry: GeometryProxy
    let parts: [MapPart]

    var body: some View {
        if let form = parts.first(where: { $0.kind == .form }), let map = parts.first(where: { $0.kind == .map }) {
            picture(of: geometry[form.bounds], in: geometry[map.bounds].insetBy(dx: 12, dy: 12))
        }
    }

    private func picture(of form: CGRect, in room: CGRect) -> some View {
        let scale = min(room.width / max(form.width, 1), room.height / max(form.height, 1))
        return ZStack(alignment: .topLeading) {
            // Enclosing parts come last in the preference but must be drawn first.
            ForEach(parts.reversed().filter(\.kind.isShown)) { part in
                let frame = geometry[part.bounds]
                RoundedRectangle(cornerRadius: part.kind == .group ? 4 : 2)
                    .fill(part.kind.color)
                    .frame(width: frame.width * scale, height: frame.height * scale)
                    .offset(
                        x: room.minX + (frame.minX - form.minX) * scale,
                        y: room.minY + (frame.minY - form.minY) * scale)
            }
        }
        .accessibilityHidden(true)
    }
}
