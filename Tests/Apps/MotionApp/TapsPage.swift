import SwiftUI

/// A button that moves away.
struct TapsPage: View {
    @State private var isAway = false
    @State private var catches = 0

    var body: some View {
        VStack(spacing: 16) {
            Button {
                catches += 1
            } label: {
                Text("Catch me").frame(width: 80, height: 40).background(.yellow)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Ball")
            .offset(x: isAway ? 240 : 0)
            .frame(width: 320, alignment: .leading)
            Text("Caught \(catches)")
            Button("Throw") {
                withAnimation(.linear(duration: 2)) { isAway.toggle() }
            }
        }
    }
}
