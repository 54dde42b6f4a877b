import SwiftUI

/// A header that shrinks and stays while the tracks below scroll, and rows that slide in.
struct ShrinkingHeaderChapter: View {
    private let tracks = [
        "First Light", "Harbor", "Two Rivers", "Paper Boats", "Northbound", "Salt", "Quiet Engines", "Lanterns",
        "Low Tide", "The Long Way Home", "Postcards", "After the Rain",
    ]

    var body: some View {
        MotionCard("Album") {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        header.zIndex(1)
                        ForEach(tracks.indices, id: \.self) { index in
                            row(index)
                                .id(index)
                                .scrollTransition(
                                    topLeading: .identity, bottomTrailing: .animated(.easeOut(duration: 0.4))
                                ) { content, phase in
                                    content.offset(x: phase.isIdentity ? 0 : 60).opacity(phase.isIdentity ? 1 : 0)
                                }
                        }
                    }
                }
                .frame(height: 340)
                .background(Color.pageBackground)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .accessibilityLabel("Tracks")
                HStack {
                    Button("Last track") {
                        withAnimation(.linear(duration: 2)) { proxy.scrollTo(tracks.count - 1, anchor: .bottom) }
                    }
                    Button("First track") {
                        withAnimation(.spring(duration: 0.8, bounce: 0.2)) { proxy.scrollTo(0, anchor: .center) }
                    }
                }
                .buttonStyle(.bordered)
                .tint(.primary)
            }
        } actions: {
        }
    }

    private var header: some View {
        ZStack(alignment: .leading) {
            LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
                .visualEffect { content, proxy in
                    content.scaleEffect(x: 1, y: 1 - 0.55 * Self.progress(proxy), anchor: .top)
                }
            HStack(spacing: 14) {
                Image(systemName: "music.note")
                    .font(.system(size: 40))
                    .foregroundStyle(.white)
                    .frame(width: 92, height: 92)
                    .background(.white.opacity(0.25), in: RoundedRectangle(cornerRadius: 14))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Estuary").font(.title.bold())
                    Text("12 tracks").font(.subheadline).opacity(0.9)
                }
                .foregroundStyle(.white)
            }
            .padding(.horizontal, 18)
            .frame(maxHeight: .infinity)
            .visualEffect { content, proxy in
                content.scaleEffect(1 - 0.5 * Self.progress(proxy), anchor: .topLeading)
                    .offset(y: -3 * Self.progress(proxy))
            }
        }
        .frame(height: 140)
        .visualEffect { content, proxy in
            content.offset(y: max(0, -proxy.frame(in: .scrollView(axis: .vertical)).minY))
        }
    }

    /// 0 while the header is large, 1 once it is small.
    private nonisolated static func progress(_ proxy: GeometryProxy) -> Double {
        min(max(-proxy.frame(in: .scrollView(axis: .vertical)).minY / 100, 0), 1)
    }

    private func row(_ index: Int) -> some View {
        HStack(spacing: 14) {
            Text("\(index + 1)").font(.footnote).monospacedDigit().foregroundStyle(Color.quiet).frame(width: 22)
            Text(tracks[index])
            Spacer()
            Text("\(index % 3 + 3):\(index * 7 % 50 + 10)").font(.footnote).monospacedDigit()
                .foregroundStyle(Color.quiet)
        }
        .padding(.horizontal, 16)
        .frame(height: 48)
    }
}
