import SwiftUI

/// Previews of several kinds, for the wall at `/previews`.
struct PreviewedCounter: View {
    @Binding var count: Int
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(spacing: 16) {
            Text("Count: \(count)").font(.title)
            Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
            Text("\(scheme == .dark ? "dark" : "light") \(size) \(direction == .rightToLeft ? "rtl" : "ltr")")
                .font(.footnote).foregroundStyle(.secondary)
        }
        .padding()
    }
}

#Preview("Counter") {
    @Previewable @State var count = 2
    PreviewedCounter(count: $count)
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
    Label("Overdue", systemImage: "clock").padding().background(.orange.opacity(0.2), in: .capsule)
}

#Preview("Card", traits: .fixedLayout(width: 200, height: 120)) {
    RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).overlay { Text("200 × 120").foregroundStyle(.white) }
}

#Preview("Landscape", traits: .landscapeLeft, .modifier(SampleWords())) { SampleWordList() }

#Preview("Sizes", arguments: ["S", "M", "L"]) { size in
    Text("Size \(size)").font(.largeTitle)
}

#Preview {
    NavigationStack {
        List(1...20, id: \.self) { number in NavigationLink("Row \(number)", value: number) }
            .navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Text("Row \($0)") }
    }
}

private struct SampleWords: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["one", "two", "three"] }

    func body(content: Content, context: [String]) -> some View { content.environment(\.sampleWords, context) }
}

extension EnvironmentValues {
    @Entry fileprivate var sampleWords: [String] = []
}

private struct SampleWordList: View {
    @Environment(\.sampleWords) private var words

    var body: some View {
        HStack { ForEach(words, id: \.self) { Text($0) } }
    }
}

private struct TwoLabels_Previews: PreviewProvider {
    static var previews: some View {
        Text("First").padding().previewLayout(.sizeThatFits).previewDisplayName("A label")
        Text("Second").previewDisplayName("Another label")
    }
}

#Preview("A view of UIKit") {
    let label = UILabel()
    label.text = "Made by UIKit"
    return label
}
