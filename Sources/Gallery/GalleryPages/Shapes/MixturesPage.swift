import Foundation
package import SwiftUI

/// Shapes that are combined, colors that are mixed, drawings that flow together, and images that the browser loads.
package struct MixturesPage: View {
    @State private var amount = 0.4

    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Mixtures") {
                AmountCard("Distance", symbol: "arrow.left.and.right", amount: $amount)
                combinations
                mesh
                drops
                heading("Images that the browser loads")
                images.padding(.bottom, 28)
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private func heading(_ text: LocalizedStringKey) -> some View {
        Text(text).font(.headline).accessibilityAddTraits(.isHeader)
    }

    // MARK: Shapes

    private var disc: some Shape { Circle().scale(0.66, anchor: UnitPoint(x: 0, y: 0.4)) }

    private var tile: some Shape {
        RoundedRectangle(cornerRadius: 10).scale(x: 0.5, y: 0.72, anchor: UnitPoint(x: 0.5 + amount * 0.5, y: 0.7))
    }

    private var combinations: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 88), spacing: 12)], spacing: 16) {
            combined("Union", disc.union(tile))
            combined("Intersection", disc.intersection(tile))
            combined("Difference", disc.subtracting(tile))
            combined("One of both", disc.symmetricDifference(tile))
            line("Lines inside", disc.lineIntersection(tile))
            line("Lines outside", disc.lineSubtraction(tile))
        }
    }

    private func combined(_ name: LocalizedStringKey, _ shape: some Shape) -> some View {
        figure(name) { shape.fill(.orange.gradient) }
    }

    private func line(_ name: LocalizedStringKey, _ shape: some Shape) -> some View {
        figure(name) { shape.stroke(.orange, style: StrokeStyle(lineWidth: 5, lineCap: .round)) }
    }

    private func figure(_ name: LocalizedStringKey, @ViewBuilder _ drawing: () -> some View) -> some View {
        VStack(spacing: 6) {
            ZStack {
                drawing()
                disc.stroke(Color.primary.opacity(0.25))
                tile.stroke(Color.primary.opacity(0.25))
            }
            .frame(width: 72, height: 72)
            .padding(8)
            .background(Color.cardBackground)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .accessibilityHidden(true)
            Text(name).font(.footnote).foregroundColor(.quiet)
        }
    }

    // MARK: Colors

    private var mesh: some View {
        let middle = SIMD2<Float>(0.3 + 0.4 * Float(amount), 0.6 - 0.3 * Float(amount))
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0], [1, 0],
            [0, 0.5], middle, [1, 0.4],
            [0, 1], [0.5, 1], [1, 1],
        ]
        return MeshGradient(
            width: 3, height: 3, points: points,
            colors: [
                .indigo, .purple, .pink,
                .blue, .white, .orange,
                .teal, .mint, .yellow,
            ]
        )
        .frame(height: 200)
        .overlay(alignment: .bottomLeading) {
            Text("Nine colors").font(.title2.bold()).foregroundColor(.black).padding(16)
        }
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }

    // MARK: Drawings

    private var drops: some View {
        Canvas { context, size in
            context.clip(to: Path(CGRect(origin: .zero, size: size)))
            context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
            context.addFilter(.blur(radius: 10))
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            context.drawLayer { layer in
                guard let drop = layer.resolveSymbol(id: "drop") else { return }
                for index in -2...2 {
                    let distance = 30 + 40 * amount
                    layer.draw(drop, at: CGPoint(x: middle.x + Double(index) * distance, y: middle.y))
                }
            }
        } symbols: {
            Circle().frame(width: 56, height: 56).tag("drop")
        }
        .frame(height: 120)
        .background(Color.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .accessibilityLabel("Drops that flow together")
    }

    // MARK: Images

    private static let drawing = URL(
        string: "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='120'%20height='90'%3E"
            + "%3Crect%20width='120'%20height='90'%20fill='%2330b0c7'/%3E"
            + "%3Ccircle%20cx='84'%20cy='32'%20r='16'%20fill='%23fc0'/%3E"
            + "%3Cpath%20d='M0%2090V66q30-26%2060-6t60-8v38z'%20fill='%23248a3d'/%3E%3C/svg%3E")

    private var images: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 12)], spacing: 16) {
            image("Of the app", Bundle.module.url(forResource: "Images/valley", withExtension: "svg"))
            image("Of the web", Self.drawing)
            image("Broken", URL(string: "data:image/png;base64,AAAA"))
            image("Not there yet", nil)
        }
    }

    private func image(_ name: LocalizedStringKey, _ url: URL?) -> some View {
        VStack(spacing: 6) {
            AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.3))) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "exclamationmark.triangle").font(.title2).foregroundColor(.quiet)
                }
            }
            .frame(width: 130, height: 96)
            .background(Color.cardBackground)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(name).font(.footnote).foregroundColor(.quiet)
        }
    }
}
