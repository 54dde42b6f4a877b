import SwiftUI

/// Shapes whose data is animated.
struct ShapesPage: View {
    @State private var isFull = false
    @State private var isLeaning = false

    var body: some View {
        VStack(spacing: 16) {
            Pie(part: isFull ? 0.75 : 0)
                .fill(.orange)
                .frame(width: 100, height: 100)
                .accessibilityLabel("Pie")
            Roof(top: isLeaning ? CGPoint(x: 100, y: 40) : .zero)
                .fill(.brown)
                .frame(width: 100, height: 100)
                .accessibilityLabel("Roof")
            Color.blue
                .frame(width: 100, height: 100)
                .clipShape(Roof(top: isLeaning ? CGPoint(x: 100, y: 40) : .zero))
                .accessibilityLabel("Pane")
            Button("Fill") {
                withAnimation(.steady) { isFull.toggle() }
            }
            Button("Lean") {
                withAnimation(.steady) { isLeaning.toggle() }
            }
        }
    }
}

/// A part of a turn, from the top.
private struct Pie: Shape {
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.move(to: center)
            path.addArc(
                center: center, radius: rect.width / 2, startAngle: .degrees(-90), endAngle: .degrees(360 * part - 90),
                clockwise: false)
            path.closeSubpath()
        }
    }
}

/// A triangle on the lower edge.
private struct Roof: Shape {
    var top: CGPoint

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(top.x, top.y) }
        set { top = CGPoint(x: newValue.first, y: newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: top)
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
