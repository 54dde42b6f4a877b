import SwiftUI

/// A list that shows the phases of its scrolling.
struct PhasesPage: View {
    @State private var phases: [ScrollPhase] = []
    @State private var fastest: CGFloat = 0
    @State private var row: Int?

    var body: some View {
        VStack(spacing: 0) {
            Text("phases: " + phases.map { "\($0)" }.joined(separator: " "))
            Text(fastest > 100 ? "fast" : "slow")
            Button("Row 50") { withAnimation(.linear(duration: 0.3)) { row = 50 } }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text("Row number \($0)").frame(maxWidth: .infinity, minHeight: 44) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $row, anchor: .top)
            .onScrollPhaseChange { _, new, context in
                phases.append(new)
                fastest = max(fastest, abs(context.velocity?.dy ?? 0))
            }
        }
    }
}
