import SwiftUI

/// Geometry effects: a card that is turned over, and a field that shakes.
struct ProjectionChapter: View {
    @State private var isBack = false
    @State private var attempts = 0

    var body: some View {
        MotionCard("Turned over") {
            ZStack {
                BackOfCard().modifier(OneSidedTurn(degrees: isBack ? 0 : 180))
                FrontOfCard().modifier(OneSidedTurn(degrees: isBack ? 180 : 0))
            }
            .frame(height: 220)
            .frame(maxWidth: .infinity)
            HStack(spacing: 12) {
                ForEach(0..<4, id: \.self) { _ in Circle().fill(.secondary).frame(width: 12, height: 12) }
            }
            .padding(.horizontal, 22)
            .frame(height: 44)
            .background(Color.pageBackground, in: Capsule())
            .accessibilityElement()
            .accessibilityLabel("Code")
            .modifier(Shake(amount: Double(attempts)))
            .frame(maxWidth: .infinity)
        } actions: {
            Button("Turn over") { withAnimation(.linear(duration: 2)) { isBack.toggle() } }
            Button("Wrong code") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
        }
    }
}

/// Turns one side of a card about its vertical axis. The side is invisible from behind.
private struct OneSidedTurn: GeometryEffect {
    var degrees: Double

    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let angle = degrees * .pi / 180
        guard cos(angle) > 0 else { return ProjectionTransform(CATransform3DMakeScale(0, 1, 1)) }
        var transform = CATransform3DIdentity
        transform.m34 = -1 / (2 * max(size.width, size.height))
        transform = CATransform3DRotate(transform, angle, 0, 1, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        let toCenter = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return ProjectionTransform(transform).concatenating(ProjectionTransform(toCenter))
    }
}

/// Shakes a view three times for each whole step of the amount.
private struct Shake: GeometryEffect {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * 3 * 2 * .pi), y: 0))
    }
}

private struct FrontOfCard: View {
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Meridian").font(.headline)
                Spacer()
                Image(systemName: "wifi").accessibilityHidden(true)
            }
            Spacer()
            Text("4556  0130  7741  2096").font(.title3).monospacedDigit()
            Text("A. Lindqvist").font(.footnote).opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(width: 290, height: 180)
        .background(
            LinearGradient(colors: [.indigo, .blue, .teal], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 20)
        )
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Front")
    }
}

private struct BackOfCard: View {
    var body: some View {
        VStack(spacing: 18) {
            Rectangle().fill(.black.opacity(0.75)).frame(height: 40)
            HStack {
                RoundedRectangle(cornerRadius: 4).fill(.white.opacity(0.9)).frame(height: 30)
                Text("271").font(.headline).monospacedDigit().foregroundStyle(.white)
            }
            .padding(.horizontal, 20)
            Spacer()
        }
        .padding(.top, 22)
        .frame(width: 290, height: 180)
        .background(
            LinearGradient(colors: [.teal, .blue, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 20)
        )
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Back")
    }
}
