package import SwiftUI

/// Animated changes. Each uses the animation of the code that makes it.
package struct MotionPage: View {
    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Motion") {
                StepsChapter()
                TurnChapter()
                FillingChapter()
                HeartChapter()
                LoadingChapter()
                LeavingChapter()
                FollowingChapter()
                ContentChapter()
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }
}

/// Changes in one action with different animations, or with none.
private struct StepsChapter: View {
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0
    @State private var appeared: CGFloat = 0

    var body: some View {
        MotionCard("One after the other") {
            Ball(.orange, "First").offset(x: x)
            Ball(.purple, "Second").offset(x: y)
            Ball(.teal, "Appeared").offset(x: appeared)
                .onAppear { withAnimation(.easeOut(duration: 1)) { appeared = 120 } }
        } actions: {
            Button("Set, then animate") {
                x = 60
                withAnimation(.linear(duration: 2)) { x = 240 }
            }
            Button("Set one, animate one") {
                x = 30
                withAnimation(.linear(duration: 2)) { y = 200 }
            }
            Button("Two speeds") {
                withAnimation(.linear(duration: 1)) { x = 150 }
                withAnimation(.linear(duration: 3)) { y = 150 }
            }
            Button("Spring") {
                withAnimation(.spring(response: 1, dampingFraction: 0.6)) { x = x == 0 ? 240 : 0 }
            }
            Button("Back") { (x, y) = (0, 0) }
        }
    }
}

/// Rotations whose angles may exceed a full turn.
private struct TurnChapter: View {
    @State private var turns = 0.0
    @State private var isSpinning = false

    var body: some View {
        MotionCard("Once round") {
            HStack(spacing: 24) {
                hand(.blue).rotationEffect(.degrees(turns * 360)).accessibilityLabel("Flat")
                hand(.green).rotation3DEffect(.degrees(turns * 360), axis: (x: 0, y: 1, z: 0))
                    .accessibilityLabel("In space")
                hand(.pink).rotationEffect(.degrees(isSpinning ? 360 : 0)).accessibilityLabel("For ever")
            }
        } actions: {
            Button("Turn") { withAnimation(.linear(duration: 2)) { turns += 1 } }
            Button("Spin") {
                withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isSpinning = true }
            }
            Button("Stop") { isSpinning = false }
        }
    }

    private func hand(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 64, height: 20)
            .overlay(alignment: .trailing) { Circle().fill(.white).frame(width: 8, height: 8).padding(6) }
            .frame(width: 64, height: 64)
    }
}

/// A share of a circle, from the top clockwise.
private struct Slice: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.move(to: center)
            path.addArc(
                center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
                endAngle: .degrees(360 * share - 90), clockwise: false)
            path.closeSubpath()
        }
    }
}

/// A number that counts to its value.
private struct Counter: View, @MainActor Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded())) %").font(.title).monospacedDigit() }
}

/// A shape and a text that follow their data.
private struct FillingChapter: View {
    @State private var share = 0.2

    var body: some View {
        MotionCard("Filled") {
            HStack(spacing: 24) {
                Slice(share: share).fill(.orange).background(Circle().fill(.orange.opacity(0.2)))
                    .frame(width: 96, height: 96).accessibilityElement().accessibilityLabel("Slice")
                Counter(value: share * 100)
            }
        } actions: {
            Button("Fill") { withAnimation(.linear(duration: 2)) { share = 0.9 } }
            Button("Empty") { withAnimation(.spring(response: 0.8, dampingFraction: 0.6)) { share = 0.2 } }
        }
    }
}

/// Views that disappear and reappear.
private struct LeavingChapter: View {
    @State private var rows = ["One", "Two", "Three", "Four"]
    @State private var showsCard = true

    var body: some View {
        MotionCard("Gone and back") {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 10) {
                        Image(systemName: "circle.fill").foregroundColor(.orange)
                        Text("Row \(row)")
                        Spacer()
                        Text(row.prefix(1)).font(.footnote)
                    }
                    .padding(10)
                    .background(Color.orange.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
                }
            }
            if showsCard {
                VStack(alignment: .leading, spacing: 4) {
                    Text("A card").font(.headline)
                    Text("Its parts stay together")
                    Capsule()
                        .fill(LinearGradient(colors: [.cyan, .indigo], startPoint: .leading, endPoint: .trailing))
                        .frame(width: 120, height: 12)
                }
                .padding(14)
                .background(Color.cyan.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Card of parts")
            }
            Text("After the card").font(.footnote)
        } actions: {
            Button("Remove a row") {
                withAnimation(.linear(duration: 2)) { _ = rows.count > 1 ? rows.remove(at: 1) : "" }
            }
            Button("All rows") { withAnimation(.linear(duration: 2)) { rows = ["One", "Two", "Three", "Four"] } }
            Button("Card") { withAnimation(.linear(duration: 2)) { showsCard.toggle() } }
            Button("Card, for ever") {
                withAnimation(.linear(duration: 2).repeatForever()) { showsCard.toggle() }
            }
        }
    }
}

/// A frame that moves to the selected view.
private struct FollowingChapter: View {
    @Namespace private var space
    @State private var chosen = "Sun"

    var body: some View {
        MotionCard("Where the other is") {
            HStack(spacing: 20) {
                ForEach(["Sun", "Moon and stars", "Sea"], id: \.self) { name in
                    Button(name) { withAnimation(.linear(duration: 1)) { chosen = name } }
                        .padding(8)
                        .matchedGeometryEffect(id: name, in: space)
                }
            }
            .background {
                RoundedRectangle(cornerRadius: 8).fill(Color.yellow.opacity(0.4))
                    .accessibilityElement()
                    .accessibilityLabel("Follower")
                    .matchedGeometryEffect(id: chosen, in: space, isSource: false)
            }
        } actions: {
        }
    }
}

private struct Ball: View {
    let color: Color
    let name: LocalizedStringKey

    init(_ color: Color, _ name: LocalizedStringKey) {
        self.color = color
        self.name = name
    }

    var body: some View {
        Circle().fill(color).frame(width: 24, height: 24).accessibilityElement().accessibilityLabel(Text(name))
    }
}
