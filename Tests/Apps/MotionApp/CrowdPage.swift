import SwiftUI

/// Sixty views that move by springs at once.
struct CrowdPage: View {
    @State private var isAway = false

    var body: some View {
        VStack {
            Button("Move all") {
                withAnimation(.spring(duration: 1, bounce: 0.3)) { isAway.toggle() }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 6)) {
                ForEach(0..<60) { number in
                    RoundedRectangle(cornerRadius: 6)
                        .fill(Color(hue: Double(number) / 60, saturation: 0.6, brightness: 0.9))
                        .frame(width: 20, height: 20)
                        .scaleEffect(number % 3 == 0 && isAway ? 1.5 : 1)
                        .offset(x: isAway ? 20 : -20)
                        .frame(width: 60, height: 40, alignment: number % 2 == 0 && isAway ? .bottom : .top)
                }
            }
        }
    }
}
