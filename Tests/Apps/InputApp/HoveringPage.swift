import SwiftUI

/// The positions of a hovering pointer, and its shape.
struct HoveringPage: View {
    @State private var phase = "nowhere"

    var body: some View {
        VStack {
            Text(phase)
            Color.teal.frame(width: 200, height: 100)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point): self.phase = "at \(Int(point.x)), \(Int(point.y))"
                    case .ended: self.phase = "ended"
                    }
                }
                .pointerStyle(.grabIdle)
                .accessibilityLabel("Area")
        }
    }
}
