package import SwiftUI

/// Gestures: a stack of cards to throw, a knob, a photo to rotate, a long press and a double tap.
package struct GesturesPage: View {
    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Gestures") {
                CardStack()
                Knob()
                HStack(spacing: 16) {
                    Secret()
                    Heart()
                }
                PhotoTile()
            }
            .frame(maxWidth: .infinity)
            .padding(.bottom, 32)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }
}

/// A stack of cards. The top card can be dragged, and springs back unless it is thrown.
private struct CardStack: View {
    private struct Place: Identifiable {
        let id: Int
        let name: LocalizedStringKey
        let symbol: String
        let color: Color
    }

    private static let places = [
        Place(id: 0, name: "Lisbon", symbol: "sun.max.fill", color: Color(red: 0.72, green: 0.25, blue: 0.05)),
        Place(id: 1, name: "Bergen", symbol: "cloud.rain.fill", color: Color(red: 0.1, green: 0.36, blue: 0.6)),
        Place(id: 2, name: "Kyoto", symbol: "leaf.fill", color: Color(red: 0.1, green: 0.42, blue: 0.24)),
        Place(id: 3, name: "Quito", symbol: "flame.fill", color: Color(red: 0.45, green: 0.2, blue: 0.55)),
    ]

    @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.4, dampingFraction: 0.7)))
    private var shift = CGSize.zero
    @State private var thrown: [Int: CGSize] = [:]

    private var top: Int { Self.places.first { thrown[$0.id] == nil }?.id ?? Self.places.count }

    private var drag: some Gesture {
        DragGesture()
            .updating($shift) { value, shift, _ in shift = value.translation }
            .onEnded { value in
                let end = value.predictedEndTranslation
                guard abs(end.width) > 160 else { return }
                toss(CGSize(width: end.width > 0 ? 640 : -640, height: end.height))
            }
    }

    private func toss(_ way: CGSize) {
        let index = top
        guard index < Self.places.count else { return }
        withAnimation(.easeOut(duration: 0.35)) { thrown[index] = way }
    }

    var body: some View {
        VStack(spacing: 30) {
            ZStack {
                RoundedRectangle(cornerRadius: 20).strokeBorder(Color.secondary.opacity(0.35), lineWidth: 1)
                ForEach(Self.places.reversed()) { place in card(place) }
            }
            .frame(height: 190)
            HStack {
                Button("Left") { toss(CGSize(width: -640, height: 40)) }.disabled(top >= Self.places.count)
                    .accessibilityLabel("Throw left")
                Spacer()
                Button("Deal again") {
                    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { thrown = [:] }
                }
                .disabled(thrown.isEmpty)
                Spacer()
                Button("Right") { toss(CGSize(width: 640, height: 40)) }.disabled(top >= Self.places.count)
                    .accessibilityLabel("Throw right")
            }
            .buttonStyle(.bordered)
            .tint(.primary)
        }
        .padding(16)
        .background(Color.cardBackground)
        .cornerRadius(12)
        .clipped()
    }

    private func card(_ place: Place) -> some View {
        let isTop = place.id == top
        let away = thrown[place.id] ?? (isTop ? shift : .zero)
        let depth = CGFloat(max(0, place.id - top))
        return VStack(alignment: .leading) {
            Image(systemName: place.symbol).font(.system(size: 34)).accessibilityHidden(true)
            Spacer()
            Text(place.name).font(.title.bold())
            Text("Draw me aside").font(.subheadline)
        }
        .foregroundColor(.white)
        .padding(18)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(place.color)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .scaleEffect(1 - min(depth, 2) * 0.05)
        .offset(y: min(depth, 2) * 11)
        .rotationEffect(.degrees(Double(away.width) / 24))
        .offset(away)
        .opacity(thrown[place.id] == nil ? 1 : 0)
        .allowsHitTesting(isTop)
        .accessibilityHidden(!isTop)
        .gesture(drag, isEnabled: isTop)
    }
}

/// A dial that follows the finger around its center.
private struct Knob: View {
    @State private var level = 0.3
    @GestureState private var isHeld = false

    private static let size: CGFloat = 128

    private var turn: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .named("knob"))
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
                let x = value.location.x - Self.size / 2
                let y = value.location.y - Self.size / 2
                guard hypot(x, y) > 8 else { return }
                // The scale runs from the lower left, 135° from the top, to the lower right.
                let angle = atan2(Double(x), Double(-y)) * 180 / .pi
                level = min(max((angle + 135) / 270, 0), 1)
            }
    }

    var body: some View {
        HStack(spacing: 20) {
            dial
            VStack(alignment: .leading, spacing: 6) {
                Text("Volume").font(.headline)
                Text(level, format: .percent.precision(.fractionLength(0)))
                    .font(.title.bold())
                    .monospacedDigit()
                HStack(spacing: 10) {
                    Button {
                        level = max(0, level - 0.1)
                    } label: {
                        Image(systemName: "minus").frame(width: 24, height: 22)
                    }
                    .accessibilityLabel("Quieter")
                    Button {
                        level = min(1, level + 0.1)
                    } label: {
                        Image(systemName: "plus").frame(width: 24, height: 22)
                    }
                    .accessibilityLabel("Louder")
                }
                .buttonStyle(.bordered)
                .tint(.primary)
            }
            Spacer(minLength: 0)
        }
        .padding(16)
        .background(Color.cardBackground)
        .cornerRadius(12)
    }

    private var dial: some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75)
                .stroke(Color.secondary.opacity(0.25), style: StrokeStyle(lineWidth: 9, lineCap: .round))
                .rotationEffect(.degrees(135))
                .padding(5)
            Circle().trim(from: 0, to: 0.75 * level)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 9, lineCap: .round))
                .rotationEffect(.degrees(135))
                .padding(5)
            ZStack(alignment: .top) {
                Circle().fill(Color(.secondarySystemBackground))
                    .shadow(color: .black.opacity(isHeld ? 0.4 : 0.25), radius: isHeld ? 9 : 5, y: 3)
                Capsule().fill(Color.accentColor).frame(width: 6, height: 20).padding(.top, 9)
            }
            .padding(20)
            .rotationEffect(.degrees(level * 270 - 135))
        }
        .frame(width: Self.size, height: Self.size)
        .contentShape(Circle())
        .gesture(turn)
        .coordinateSpace(name: "knob")
        .accessibilityHidden(true)
    }
}

/// A text that appears after a long press.
private struct Secret: View {
    @State private var isOpen = false
    @State private var isPressed = false

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: isOpen ? "lock.open.fill" : "lock.fill").font(.system(size: 30)).accessibilityHidden(true)
            Text(isOpen ? "It is Tuesday" : "Hold to reveal").font(.subheadline.weight(.semibold))
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity)
        .frame(height: 128)
        .background(isOpen ? Color(red: 0.1, green: 0.42, blue: 0.24) : Color(red: 0.3, green: 0.3, blue: 0.36))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .scaleEffect(isPressed ? 0.93 : 1)
        .onLongPressGesture(minimumDuration: 0.6) {
            withAnimation(.spring()) { isOpen.toggle() }
        } onPressingChanged: { pressing in
            withAnimation(.easeInOut(duration: pressing ? 0.6 : 0.2)) { isPressed = pressing }
        }
    }
}

/// A heart that counts double taps. A single tap shows the count.
private struct Heart: View {
    @State private var likes = 0
    @State private var showsCount = false

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: likes > 0 ? "heart.fill" : "heart")
                .font(.system(size: 36))
                .foregroundColor(likes > 0 ? .red : .quiet)
                .scaleEffect(likes > 0 ? 1.15 : 1)
                .accessibilityHidden(true)
            Text(showsCount ? "Liked \(likes) times" : "Tap twice").font(.subheadline.weight(.semibold))
        }
        .frame(maxWidth: .infinity)
        .frame(height: 128)
        .background(Color.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .onTapGesture(count: 2) {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.4)) { likes += 1 }
        }
        .onTapGesture { showsCount.toggle() }
    }
}

/// A photo to magnify and rotate with two fingers, or with buttons.
private struct PhotoTile: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @GestureState private var pinch = 1.0
    @GestureState private var twist = Angle.zero

    private var fingers: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, pinch, _ in pinch = Double(value.magnification) }
            .onEnded { scale = limited(scale * Double($0.magnification)) }
            .simultaneously(
                with: RotateGesture()
                    .updating($twist) { value, twist, _ in twist = value.rotation }
                    .onEnded { angle = .radians(angle.radians + $0.rotation.radians) })
    }

    private func limited(_ scale: Double) -> Double { min(max(scale, 0.5), 3) }

    var body: some View {
        VStack(spacing: 14) {
            Color.gray.opacity(0.15)
                .frame(height: 220)
                .overlay {
                    Picture()
                        .frame(width: 200, height: 140)
                        .scaleEffect(CGFloat(limited(scale * pinch)))
                        .rotationEffect(.radians(angle.radians + twist.radians))
                }
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .gesture(fingers)
                .accessibilityLabel("A sun over the sea")
                .accessibilityValue("\(Int((scale * 100).rounded()))%, \(Int(angle.degrees.rounded()))°")
            HStack {
                Button("Larger") { withAnimation(.spring()) { scale = limited(scale * 1.25) } }
                Spacer()
                Button("Smaller") { withAnimation(.spring()) { scale = limited(scale / 1.25) } }
                Spacer()
                Button("Turn") { withAnimation(.spring()) { angle = .degrees(angle.degrees + 15) } }
                Spacer()
                Button("Reset") {
                    withAnimation(.spring()) {
                        scale = 1
                        angle = .zero
                    }
                }
            }
            .buttonStyle(.bordered)
            .tint(.primary)
        }
        .padding(16)
        .background(Color.cardBackground)
        .cornerRadius(12)
    }

    private struct Picture: View {
        var body: some View {
            ZStack {
                LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
                Circle().fill(.yellow).frame(width: 54, height: 54).offset(y: 8)
                VStack(spacing: 0) {
                    Spacer()
                    LinearGradient(
                        colors: [Color(red: 0.2, green: 0.3, blue: 0.6), Color(red: 0.05, green: 0.1, blue: 0.3)],
                        startPoint: .top, endPoint: .bottom
                    )
                    .frame(height: 54)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 6))
        }
    }
}
