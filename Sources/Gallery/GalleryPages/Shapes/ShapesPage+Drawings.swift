import SwiftUI

/// A clock, drawn on a canvas.
struct ClockCard: View {
    @State private var minutes = 609.0

    var body: some View {
        ShapeCard("A clock", "Drawn into a canvas that is turned for each mark") {
            Canvas { context, size in drawClock(&context, size) }
                .frame(height: 206)
                .accessibilityLabel("A clock at \(time)")
                .accessibilityAddTraits(.isImage)
            SliderRow(name: "Time", value: $minutes, range: 0...719, step: 1, text: time)
        }
    }

    private var time: String {
        let (hour, minute) = (Int(minutes) / 60, Int(minutes) % 60)
        return "\(hour == 0 ? 12 : hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    private func drawClock(_ context: inout GraphicsContext, _ size: CGSize) {
        let radius = min(size.width, size.height) / 2 - 12
        context.translateBy(x: size.width / 2, y: size.height / 2)
        var face = context
        face.addFilter(.shadow(color: .black.opacity(0.25), radius: 6, y: 2))
        face.fill(circle(radius), with: .color(Color(uiColor: .systemBackground)))
        for mark in 0..<60 {
            var turned = context
            turned.rotate(by: .degrees(Double(mark) * 6))
            let isHour = mark.isMultiple(of: 5)
            turned.stroke(
                Path {
                    $0.move(to: CGPoint(x: 0, y: -radius + 6))
                    $0.addLine(to: CGPoint(x: 0, y: -radius + (isHour ? 14 : 10)))
                }, with: .style(isHour ? .primary : .tertiary),
                style: StrokeStyle(lineWidth: isHour ? 2 : 1, lineCap: .round))
        }
        for hour in 1...12 {
            let angle = Angle.degrees(Double(hour) * 30 - 90).radians
            context.draw(
                Text("\(hour)").font(.system(size: 15, weight: .medium, design: .rounded)),
                at: CGPoint(x: (radius - 27) * cos(angle), y: (radius - 27) * sin(angle)))
        }
        hand(context, angle: .degrees(minutes / 2), length: radius * 0.5, width: 6, .primary)
        hand(context, angle: .degrees(minutes * 6), length: radius * 0.78, width: 4, .primary)
        context.fill(circle(5), with: .color(.orange))
    }

    private func circle(_ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
    }

    private func hand(
        _ context: GraphicsContext, angle: Angle, length: CGFloat, width: CGFloat, _ color: HierarchicalShapeStyle
    ) {
        var turned = context
        turned.rotate(by: angle)
        turned.stroke(
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 0, y: -length))
            }, with: .style(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

/// A chart with texts, drawn on a canvas.
struct ChartCard: View {
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private let hours = [5.5, 7.25, 4.5, 8, 6.75, 3, 1.5]

    var body: some View {
        ShapeCard("A chart", "Bars, a grid, texts and a line through the middles") {
            Canvas { context, size in drawChart(context, size) }
                .frame(height: 226)
                .accessibilityLabel("Hours of a week: the most on Thursday, 8; the least on Sunday, one and a half")
                .accessibilityAddTraits(.isImage)
        }
    }

    private func drawChart(_ context: GraphicsContext, _ size: CGSize) {
        let plot = CGRect(x: 26, y: 8, width: size.width - 26, height: size.height - 34)
        for level in stride(from: 0.0, through: 8, by: 2) {
            let y = plot.maxY - plot.height * level / 8
            context.stroke(
                Path { $0.addLines([CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y)]) },
                with: .style(.quaternary), style: StrokeStyle(lineWidth: 1, dash: level == 0 ? [] : [3, 3]))
            context.draw(
                Text("\(Int(level))").font(.caption).foregroundColor(.quiet), at: CGPoint(x: 14, y: y),
                anchor: .trailing)
        }
        let step = plot.width / CGFloat(days.count)
        var tops: [CGPoint] = []
        for (index, day) in days.enumerated() {
            let height = plot.height * hours[index] / 8
            let bar = CGRect(
                x: plot.minX + step * (CGFloat(index) + 0.2), y: plot.maxY - height, width: step * 0.6, height: height)
            context.fill(
                Path(roundedRect: bar, cornerRadii: RectangleCornerRadii(topLeading: 6, topTrailing: 6)),
                with: .linearGradient(
                    Gradient(colors: [.cyan, .blue]), startPoint: CGPoint(x: 0, y: plot.minY),
                    endPoint: CGPoint(x: 0, y: plot.maxY)))
            context.draw(
                Text(day).font(.caption).foregroundColor(.quiet), at: CGPoint(x: bar.midX, y: plot.maxY + 15))
            tops.append(CGPoint(x: bar.midX, y: bar.minY))
        }
        var line = context
        line.opacity = 0.9
        line.stroke(
            Path { $0.addLines(tops) }, with: .color(.orange),
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        for top in tops {
            line.fill(
                Path(ellipseIn: CGRect(x: top.x - 3.5, y: top.y - 3.5, width: 7, height: 7)), with: .color(.orange))
        }
    }
}
