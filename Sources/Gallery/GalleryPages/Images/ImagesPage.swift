import Foundation
package import SwiftUI

/// Images from files: at their natural size, fitted, filled, tiled, with cap insets, as templates and as pixels.
package struct ImagesPage: View {
    @State private var width = 0.6
    /// A picture as a file, which the page can store.
    @State private var picture: Data?

    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Images") {
                AmountCard("Width", symbol: "arrow.left.and.right", amount: $width)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 16) {
                    room("As it is") { Self.image("leaf", "A leaf").renderingMode(.template).foregroundColor(.green) }
                    room("Fitted") { Self.image("valley", "A valley").resizable().scaledToFit() }
                    room("Filled") { Self.image("valley", "A valley").resizable().scaledToFill() }
                    room("Stretched") { Self.image("valley", "A valley").resizable() }
                    room("Repeated") { Self.image("tile", "Diamonds").resizable(resizingMode: .tile) }
                    room("In a tint") {
                        Self.image("leaf", "A leaf").resizable().renderingMode(.template).scaledToFit()
                            .foregroundStyle(.tint)
                    }
                    room("Pixels") {
                        Self.image("ghost", "A ghost").resizable().interpolation(.none).scaledToFit()
                    }
                    room("Smooth") { Self.image("ghost", "A ghost").resizable().scaledToFit() }
                    room("Margins") {
                        Self.image("bubble", "A bubble")
                            .resizable(capInsets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
                            .padding(8)
                    }
                    room("As a style") { Circle().fill(.image(Self.image("tile", "Diamonds"), scale: 0.5)) }
                    room("Drawn by code") { Self.waves.resizable().padding(8) }
                }
                VStack(spacing: 12) {
                    Stamp(width: width)
                    Button("Make a picture of it") { picture = ImageRenderer(content: Stamp(width: width)).png }
                        .buttonStyle(.bordered)
                    if let picture, let image = UIImage(data: picture, scale: UIScreen.main.scale) {
                        Image(uiImage: image).accessibilityLabel("The picture")
                    }
                }
                .frame(maxWidth: .infinity)
                .padding()
                .background(Color.cardBackground, in: RoundedRectangle(cornerRadius: 12))
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private static func image(_ name: String, _ label: LocalizedStringKey) -> Image {
        Image("Images/\(name)", label: Text(label))
    }

    private func room(_ name: LocalizedStringKey, @ViewBuilder _ image: () -> some View) -> some View {
        VStack(spacing: 6) {
            image()
                .frame(width: 60 + width * 90, height: 100)
                .background(Color.cardBackground)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(name).font(.footnote).foregroundColor(.quiet)
        }
    }

    /// Waves, as sharp at any size.
    private static let waves = Image(size: CGSize(width: 80, height: 40), label: Text("Waves")) { context in
        for line in 0..<4 {
            var path = Path()
            let y = CGFloat(line) * 10 + 5
            path.move(to: CGPoint(x: 0, y: y))
            for x in stride(from: CGFloat(0), to: 80, by: 20) {
                path.addQuadCurve(to: CGPoint(x: x + 10, y: y), control: CGPoint(x: x + 5, y: y - 8))
                path.addQuadCurve(to: CGPoint(x: x + 20, y: y), control: CGPoint(x: x + 15, y: y + 8))
            }
            context.stroke(path, with: .color(.blue.opacity(1 - Double(line) * 0.2)), lineWidth: 3)
        }
    }
}

/// A stamp, which the page shows as a view and as a picture of the view.
private struct Stamp: View {
    let width: Double

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "leaf.fill").font(.largeTitle)
            Text("Espalier").font(.headline)
            Text("\(Int(60 + width * 90)) points").font(.caption).opacity(0.8)
        }
        .foregroundStyle(.white)
        .frame(width: 60 + width * 90, height: 100)
        .background(
            LinearGradient(colors: [.green, .teal], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 16)
        )
        .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
        .padding(8)
    }
}

extension ImageRenderer {
    /// The image in the resolution of the screen.
    fileprivate var png: Data? {
        scale = UIScreen.main.scale
        return uiImage?.pngData()
    }
}
