public import SwiftUI

/// Black figures on white, in cells of 125 points. Tests compare the browser's pixels with those of another renderer.
public struct FiguresPage: View {
    public init() {}

    public var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            cell(0, 0) { FigureStar().fill(.black) }
            cell(1, 0) { FigureStar().fill(.black, style: FillStyle(eoFill: true)) }
            cell(2, 0) {
                UnevenRoundedRectangle(
                    topLeadingRadius: 40, bottomLeadingRadius: 0, bottomTrailingRadius: 20, topTrailingRadius: 8
                ).fill(.black)
            }
            cell(0, 1) { FigureArc(clockwise: true).stroke(.black, lineWidth: 8) }
            cell(1, 1) { FigureArc(clockwise: false).stroke(.black, lineWidth: 8) }
            cell(2, 1) { Circle().trim(from: 0.1, to: 0.8).stroke(.black, lineWidth: 10) }
            cell(0, 2) { joint(.miter, .butt) }
            cell(1, 2) { joint(.round, .round) }
            cell(2, 2) { joint(.bevel, .square) }
            cell(0, 3) {
                FigureCurves().stroke(
                    .black, style: StrokeStyle(lineWidth: 6, lineCap: .butt, dash: [20, 10, 5], dashPhase: 7))
            }
            cell(1, 3) {
                FigureCurves().stroke(.black, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 14]))
            }
            cell(2, 3) {
                FigureCurves().path(in: CGRect(x: 0, y: 0, width: 110, height: 110))
                    .strokedPath(StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round)).fill(.black)
            }
            cell(0, 4) {
                FigureStar().transform(CGAffineTransform(a: 0.8, b: 0.2, c: -0.3, d: 0.7, tx: 25, ty: 5)).fill(.black)
            }
            cell(1, 4) {
                Ellipse().inset(by: 4).rotation(.degrees(30)).strokeBorder(.black, lineWidth: 12)
                    .frame(width: 110, height: 66)
            }
            cell(2, 4) {
                Canvas { context, size in
                    context.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 100, height: 100)))
                    context.translateBy(x: 55, y: 55)
                    context.rotate(by: .degrees(20))
                    context.fill(Path(CGRect(x: -60, y: -10, width: 120, height: 20)), with: .color(.black))
                    context.scaleBy(x: 2, y: 1)
                    context.stroke(
                        Path(ellipseIn: CGRect(x: -20, y: -40, width: 40, height: 80)), with: .color(.black),
                        lineWidth: 5)
                }
            }
        }
        .frame(width: 390, height: 640)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white)
    }

    private func cell(_ column: Int, _ row: Int, @ViewBuilder _ content: () -> some View) -> some View {
        content()
            .frame(width: 110, height: 110)
            .padding(.leading, CGFloat(column) * 125 + 10)
            .padding(.top, CGFloat(row) * 125 + 10)
    }

    private func joint(_ join: CGLineJoin, _ cap: CGLineCap) -> some View {
        Path {
            $0.addLines([
                CGPoint(x: 15, y: 90), CGPoint(x: 40, y: 25), CGPoint(x: 65, y: 90), CGPoint(x: 90, y: 60),
            ])
        }
        .stroke(.black, style: StrokeStyle(lineWidth: 14, lineCap: cap, lineJoin: join))
    }
}

/// A five-pointed star: each point is joined with the next but one.
struct FigureStar: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for corner in 0..<5 {
                let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct FigureArc: Shape {
    let clockwise: Bool

    func path(in rect: CGRect) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: 45, startAngle: .degrees(20),
                endAngle: .degrees(150), clockwise: clockwise)
        }
    }
}

/// A quadratic curve and a cubic one.
struct FigureCurves: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: 10, y: 60))
            $0.addQuadCurve(to: CGPoint(x: 100, y: 60), control: CGPoint(x: 55, y: -40))
            $0.addCurve(
                to: CGPoint(x: 20, y: 95), control1: CGPoint(x: 110, y: 130), control2: CGPoint(x: 20, y: 40))
        }
    }
}
