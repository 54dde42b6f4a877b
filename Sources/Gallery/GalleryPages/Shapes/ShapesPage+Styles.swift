import SwiftUI

/// Line caps, joins and dashes.
struct LinesCard: View {
    var body: some View {
        ShapeCard("Lines", "Caps, joins and dashes") {
            HStack(alignment: .top, spacing: 12) {
                corner("Miter", .miter, .butt)
                corner("Round", .round, .round)
                corner("Bevel", .bevel, .square)
            }
            VStack(spacing: 12) {
                line(StrokeStyle(lineWidth: 4, dash: [14, 6]))
                line(StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0.01, 12]))
                line(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [18, 8, 1, 8], dashPhase: 6))
            }
            .padding(.top, 2)
        }
    }

    private func corner(_ name: String, _ join: CGLineJoin, _ cap: CGLineCap) -> some View {
        VStack(spacing: 8) {
            Zigzag()
                .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: cap, lineJoin: join))
                .overlay { Zigzag().stroke(.white, lineWidth: 1) }
                .padding(.horizontal, 12)
                .padding(.vertical, 10)
                .frame(height: 76)
            Text(name).font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }

    private func line(_ style: StrokeStyle) -> some View {
        Wave().stroke(.tint, style: style).frame(height: 18)
    }
}

struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}

struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        let length = rect.width / 4
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for part in 0..<4 {
                let x = rect.minX + CGFloat(part) * length
                path.addCurve(
                    to: CGPoint(x: x + length, y: rect.midY),
                    control1: CGPoint(x: x + length / 3, y: rect.minY - rect.height / 2),
                    control2: CGPoint(x: x + length * 2 / 3, y: rect.maxY + rect.height / 2))
            }
        }
    }
}

/// The four gradients, each as a view.
struct GradientsCard: View {
    private let colors: [Color] = [.yellow, .pink, .indigo]

    var body: some View {
        ShapeCard("Gradients", "As views, and as what shapes are filled with") {
            LazyVGrid(
                columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12
            ) {
                tile("Linear") { LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing) }
                tile("Radial") { RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 80) }
                tile("Angular") { AngularGradient(colors: colors + [.yellow], center: .center) }
                tile("Elliptical") { EllipticalGradient(colors: colors) }
            }
        }
    }

    private func tile(_ name: String, @ViewBuilder _ gradient: () -> some View) -> some View {
        VStack(spacing: 6) {
            gradient()
                .frame(height: 84)
                .clipShape(.rect(cornerRadius: 12))
            Text(name).font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// The levels of a hierarchical style, and translucent materials.
struct MaterialsCard: View {
    var body: some View {
        ShapeCard("Styles", "Levels of one color, and materials") {
            HStack(spacing: 8) {
                RoundedRectangle(cornerRadius: 10).fill(Color.indigo)
                RoundedRectangle(cornerRadius: 10).fill(Color.indigo.secondary)
                RoundedRectangle(cornerRadius: 10).fill(Color.indigo.tertiary)
                RoundedRectangle(cornerRadius: 10).fill(Color.indigo.quaternary)
            }
            .frame(height: 40)
            ZStack {
                Backdrop()
                HStack(spacing: 8) {
                    sample(.ultraThinMaterial)
                    sample(.thinMaterial)
                    sample(.regularMaterial)
                    sample(.thickMaterial)
                }
                .padding(14)
            }
            .frame(height: 130)
            .clipShape(.rect(cornerRadius: 14))
        }
    }

    private func sample(_ material: Material) -> some View {
        Star(points: 10, depth: 0.14).fill(material)
    }
}

/// A colorful background for the materials.
struct Backdrop: View {
    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.blue, .purple]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)))
            let colors: [Color] = [.yellow, .mint, .orange, .pink, .cyan]
            for (index, color) in colors.enumerated() {
                let radius = size.height * (0.24 + 0.06 * CGFloat(index % 3))
                let center = CGPoint(
                    x: size.width * (0.08 + 0.21 * CGFloat(index)),
                    y: size.height * (index.isMultiple(of: 2) ? 0.3 : 0.75))
                context.fill(
                    Path(
                        ellipseIn: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(
                            dx: -radius, dy: -radius)),
                    with: .color(color.opacity(0.85)))
            }
        }
    }
}
