import SwiftUI

/// Contents that change: digits that roll, words, and symbols with effects.
struct ContentChapter: View {
    var body: some View {
        NumbersCard()
        SymbolsCard()
    }
}

private struct NumbersCard: View {
    @State private var steps = 998.0
    @State private var seconds = 60
    @State private var isEvening = false

    var body: some View {
        MotionCard("Content") {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Image(systemName: "flame.fill").foregroundStyle(.orange)
                Text(steps, format: .number)
                    .contentTransition(.numericText(value: steps))
                Text("kcal").font(.headline).foregroundStyle(.secondary)
            }
            .font(.system(size: 40, weight: .bold, design: .rounded))
            Text("\(seconds) s left").font(.title2).monospacedDigit()
                .contentTransition(.numericText(countsDown: true))
            HStack {
                Text(isEvening ? "Good evening" : "Good morning").contentTransition(.interpolate)
                Spacer()
                Text(isEvening ? "Moon" : "Sun")
            }
            .font(.title3)
        } actions: {
            Button("Walk") { withAnimation(.spring(duration: 0.8)) { steps += 7 } }
            Button("Walk back") { withAnimation(.spring(duration: 0.8)) { steps -= 7 } }
            Button("Tick") { withAnimation(.linear(duration: 1)) { seconds -= 1 } }
            Button("Greet") { withAnimation(.linear(duration: 1)) { isEvening.toggle() } }
        }
    }
}

private struct SymbolsCard: View {
    @State private var likes = 0
    @State private var rings = 0
    @State private var turns = 0
    @State private var isPlaying = false
    @State private var isSearching = false
    @State private var volume = 0.4

    private static let colored = [
        "sun.max.fill", "cloud.sun.fill", "cloud.rain.fill", "exclamationmark.triangle.fill", "heart.fill",
        "calendar.badge.plus", "person.badge.plus", "battery.100",
    ]

    var body: some View {
        MotionCard("Symbols") {
            VStack(spacing: 12) {
                HStack(spacing: 0) {
                    Group {
                        Image(systemName: "heart.fill").foregroundStyle(.pink)
                            .symbolEffect(.bounce, value: likes)
                        Image(systemName: "bell").symbolVariant(.fill).foregroundStyle(.orange)
                            .symbolEffect(.wiggle, value: rings)
                        Image(systemName: "gearshape.fill").foregroundStyle(.gray)
                            .symbolEffect(.rotate, value: turns)
                        Image(systemName: isPlaying ? "pause.fill" : "play.fill").foregroundStyle(.blue)
                            .contentTransition(.symbolEffect(.replace))
                        Image(systemName: "wifi").foregroundStyle(.green)
                            .symbolEffect(.variableColor.iterative.reversing, isActive: isSearching)
                        Image(systemName: "speaker.wave.2.fill", variableValue: volume).foregroundStyle(.indigo)
                        Image(systemName: "person.crop.circle").foregroundStyle(.cyan)
                            .symbolRenderingMode(.hierarchical)
                    }
                    .frame(maxWidth: .infinity)
                }
                HStack(spacing: 0) {
                    ForEach(Self.colored, id: \.self) { name in
                        Image(systemName: name).frame(maxWidth: .infinity)
                    }
                }
                .symbolRenderingMode(.multicolor)
                .padding(.vertical, 8)
                .background(.teal.opacity(0.35), in: .rect(cornerRadius: 10))
            }
            .font(.title2)
        } actions: {
            Button("Applaud") { likes += 1 }
            Button("Ring") { rings += 1 }
            Button("Whirl") { turns += 1 }
            Button("Play") { isPlaying.toggle() }
            Button("Search") { isSearching.toggle() }
            Button("Louder") { volume = volume < 1 ? volume + 0.3 : 0.1 }
        }
    }
}
