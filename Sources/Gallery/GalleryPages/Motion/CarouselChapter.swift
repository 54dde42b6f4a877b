import SwiftUI

/// Cards that turn, shrink and fade toward the edges of a carousel. The sky in each card moves slower than the card.
struct CarouselChapter: View {
    @State private var place: Int? = 0
    @State private var isCalm = false

    var body: some View {
        MotionCard("Places") {
            ScrollView(.horizontal) {
                HStack(spacing: 14) {
                    ForEach(Place.all) { place in
                        PlaceCard(place: place, depth: isCalm ? 0 : 0.25)
                            .scrollTransition(axis: .horizontal) { [isCalm] content, phase in
                                content
                                    .rotation3DEffect(.degrees(isCalm ? 0 : phase.value * 24), axis: (x: 0, y: 1, z: 0))
                                    .scaleEffect(phase.isIdentity ? 1 : 0.86)
                                    .opacity(phase.isIdentity ? 1 : 0.45)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 16)
            .scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.hidden)
            .scrollPosition(id: $place)
            .padding(.horizontal, -16)
            .accessibilityLabel("Carousel")
        } actions: {
            Button("First place") { withAnimation(.linear(duration: 2)) { place = 0 } }
            Button("Last place") { withAnimation(.linear(duration: 2)) { place = Place.all.count - 1 } }
            Button("Calm") { withAnimation(.linear(duration: 2)) { isCalm.toggle() } }
        }
    }
}

private struct Place: Identifiable, Sendable {
    let id: Int
    let name: String
    let country: String
    let symbol: String
    let colors: [Color]

    static let all = [
        Place(id: 0, name: "Lofoten", country: "Norway", symbol: "mountain.2.fill", colors: [.indigo, .teal]),
        Place(id: 1, name: "Alentejo", country: "Portugal", symbol: "sun.max.fill", colors: [.orange, .pink]),
        Place(id: 2, name: "Hokkaido", country: "Japan", symbol: "snowflake", colors: [.blue, .cyan]),
        Place(id: 3, name: "Black Forest", country: "Germany", symbol: "leaf.fill", colors: [.green, .mint]),
        Place(id: 4, name: "Atacama", country: "Chile", symbol: "moon.stars.fill", colors: [.purple, .indigo]),
        Place(id: 5, name: "Skye", country: "Scotland", symbol: "cloud.rain.fill", colors: [.gray, .blue]),
    ]
}

private struct PlaceCard: View {
    let place: Place
    let depth: Double

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            Image(systemName: place.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 96, height: 96)
                .foregroundStyle(.white.opacity(0.85))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .padding(.bottom, 40)
                .visualEffect { [depth] content, proxy in
                    content.offset(x: -proxy.frame(in: .scrollView(axis: .horizontal)).minX * depth)
                }
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(place.name).font(.title3.bold())
                Text(place.country).font(.subheadline).opacity(0.9)
            }
            .foregroundStyle(.white)
            .padding(16)
        }
        .frame(width: 230, height: 270)
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .accessibilityElement(children: .combine)
    }
}
