public import SwiftUI

/// Paths, shapes, lines, gradients, materials and drawings.
public struct ShapesPage: View {
    public init() {}

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Shapes")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                    .padding(.top, 20)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 16, alignment: .top)], spacing: 16) {
                    StarCard()
                    RingCard()
                    CornersCard()
                    LinesCard()
                    GradientsCard()
                    MaterialsCard()
                    ClockCard()
                    ChartCard()
                }
            }
            .padding(.horizontal, 20)
            .padding(.bottom, 28)
            .frame(maxWidth: 1080)
            .frame(maxWidth: .infinity)
        }
        .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
        .modifier(PageColors())
    }
}

/// A titled card for one subject.
struct ShapeCard<Content: View>: View {
    let title: String
    let note: String
    let content: Content

    init(_ title: String, _ note: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.note = note
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.headline).accessibilityAddTraits(.isHeader)
                Text(note).font(.footnote).foregroundStyle(.secondary)
            }
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
    }
}

/// A star with any number of points.
struct Star: InsettableShape {
    var points: Int
    /// The depth of the notches, as a fraction of the radius.
    var depth: Double
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2 - insetAmount
        let corners = (0..<points * 2).map { corner -> CGPoint in
            let radius = corner.isMultiple(of: 2) ? outer : outer * (1 - depth)
            let angle = Angle.degrees(Double(corner) * 180 / Double(points) - 90).radians
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        return Path {
            $0.addLines(corners)
            $0.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> Star {
        Star(points: points, depth: depth, insetAmount: insetAmount + amount)
    }
}

/// A custom shape, filled and stroked.
struct StarCard: View {
    @State private var points = 5.0
    @State private var depth = 0.55

    var body: some View {
        ShapeCard("A star", "A shape of its own; a tap on it adds a point") {
            star
                .fill(.linearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
                .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
                .frame(width: 150, height: 150)
                .contentShape(star)
                .onTapGesture { points = points == 12 ? 3 : points + 1 }
                .accessibilityLabel("Add a point")
                .frame(maxWidth: .infinity)
                .padding(.vertical, 4)
            SliderRow(name: "Points", value: $points, range: 3...12, step: 1, text: "\(Int(points))")
            SliderRow(
                name: "Depth", value: $depth, range: 0.1...0.9, step: 0.05, text: "\(Int((depth * 100).rounded())) %")
        }
    }
}

extension StarCard {
    private var star: Star { Star(points: Int(points), depth: depth) }
}

/// A slider between its name and its value.
struct SliderRow: View {
    let name: String
    @Binding var value: Double
    let range: ClosedRange<Double>
    let step: Double
    let text: String

    var body: some View {
        HStack(spacing: 12) {
            Text(name).font(.subheadline).frame(width: 64, alignment: .leading)
            Slider(value: $value, in: range, step: step) { Text(name) }
            Text(text).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
                .frame(width: 48, alignment: .trailing)
        }
    }
}

/// Trimmed circles with an angular gradient.
struct RingCard: View {
    @State private var progress = 0.72

    var body: some View {
        ShapeCard("Rings", "Circles, trimmed, with round ends") {
            ZStack {
                ring(0.9, of: 1, [.pink, .red])
                ring(progress, of: 0.76, [.mint, .green])
                ring(0.45, of: 0.52, [.cyan, .blue])
            }
            .frame(width: 158, height: 158)
            .frame(maxWidth: .infinity)
            SliderRow(
                name: "Moved", value: $progress, range: 0...1, step: 0.01,
                text: "\(Int((progress * 100).rounded())) %")
        }
    }

    private func ring(_ amount: Double, of size: CGFloat, _ colors: [Color]) -> some View {
        Circle()
            .inset(by: 9)
            .trim(from: 0, to: amount)
            .rotation(.degrees(-90))
            .stroke(
                .angularGradient(
                    colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * amount)),
                style: StrokeStyle(lineWidth: 16, lineCap: .round)
            )
            .background(Circle().inset(by: 9).stroke(colors[1].opacity(0.18), lineWidth: 16))
            .frame(width: 158 * size, height: 158 * size)
    }
}

/// Rectangles with uneven corners: the bubbles of a conversation.
struct CornersCard: View {
    var body: some View {
        ShapeCard("Corners", "Rectangles with a radius for each corner") {
            VStack(spacing: 6) {
                bubble("Is the path closed?", isMine: false, isLast: true)
                bubble("It ends where it began.", isMine: true, isLast: false)
                bubble("All four corners are its own.", isMine: true, isLast: true)
            }
            HStack(spacing: 10) {
                tile(RectangleCornerRadii(topLeading: 28))
                tile(RectangleCornerRadii(topLeading: 28, bottomTrailing: 28))
                tile(RectangleCornerRadii(bottomLeading: 28, bottomTrailing: 28))
                tile(RectangleCornerRadii(topLeading: 8, bottomLeading: 28, bottomTrailing: 8, topTrailing: 28))
            }
            .frame(height: 64)
        }
    }

    private func bubble(_ text: String, isMine: Bool, isLast: Bool) -> some View {
        Text(text)
            .font(.subheadline)
            .foregroundColor(isMine ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
                isMine ? AnyShapeStyle(Color.strong) : AnyShapeStyle(Color(uiColor: .systemGray5)),
                in: UnevenRoundedRectangle(
                    topLeadingRadius: 18, bottomLeadingRadius: !isMine && isLast ? 4 : 18,
                    bottomTrailingRadius: isMine && isLast ? 4 : 18, topTrailingRadius: 18)
            )
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }

    private func tile(_ radii: RectangleCornerRadii) -> some View {
        UnevenRoundedRectangle(cornerRadii: radii)
            .fill(.tint.opacity(0.15))
            .strokeBorder(.tint, lineWidth: 2)
    }
}
