package import SwiftUI

/// Visual effects, each on the same small picture.
package struct EffectsPage: View {
    @State private var amount = 0.5

    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Effects") {
                AmountCard("How much", symbol: "circle.lefthalf.filled", amount: $amount)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12)], spacing: 16) {
                    tile("As it is") { $0 }
                    tile("Turned") { $0.rotationEffect(.degrees(amount * 60)) }
                    tile("In space") { $0.rotation3DEffect(.degrees(amount * 70), axis: (x: 0, y: 1, z: 0)) }
                    tile("Falling") { $0.rotation3DEffect(.degrees(amount * 70), axis: (x: 1, y: 0, z: 0)) }
                    tile("Smaller") { $0.scaleEffect(1 - amount * 0.6) }
                    tile("Blurred") { $0.blur(radius: amount * 8) }
                    tile("Brighter") { $0.brightness(amount * 0.6) }
                    tile("Contrast") { $0.contrast(1 + amount * 2) }
                    tile("Pale") { $0.saturation(1 - amount) }
                    tile("Gray") { $0.grayscale(amount) }
                    tile("Other colors") { $0.hueRotation(.degrees(amount * 180)) }
                    tile("Through red") { $0.colorMultiply(Color(red: 1, green: 1 - amount, blue: 1 - amount)) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12)], spacing: 16) {
                    tile("Fading out") {
                        $0.mask {
                            LinearGradient(
                                colors: [.black, .black.opacity(0)], startPoint: UnitPoint(x: amount - 0.2, y: 0.5),
                                endPoint: .trailing)
                        }
                    }
                    tile("In letters") { $0.mask { Text("Ag").font(.system(size: 60, weight: .black)) } }
                    tile("In a star") {
                        $0.mask { Image(systemName: "star.fill").font(.system(size: 40 + amount * 36)) }
                    }
                    tile("Multiplied") { mixed($0, Color.yellow.blendMode(.multiply)) }
                    tile("Screened") { mixed($0, Color.blue.blendMode(.screen)) }
                    tile("Difference") { mixed($0, Color.white.blendMode(.difference)) }
                }
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    private func tile(_ name: LocalizedStringKey, @ViewBuilder _ effect: (Picture) -> some View) -> some View {
        VStack(spacing: 4) {
            // A rotated picture extends beyond its frame.
            effect(Picture()).frame(width: 96, height: 72).padding(.vertical, 12).accessibilityHidden(true)
            Text(name).font(.footnote).foregroundColor(.quiet)
        }
    }

    private func mixed(_ picture: Picture, _ color: some View) -> some View {
        picture.overlay { color }.compositingGroup().clipShape(RoundedRectangle(cornerRadius: 12))
    }

    /// A sun over hills.
    private struct Picture: View {
        var body: some View {
            ZStack {
                LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
                Circle().fill(.yellow).frame(width: 26, height: 26).offset(x: 20, y: -14)
                Hills().fill(Color(red: 0.16, green: 0.55, blue: 0.3))
            }
            .frame(width: 96, height: 72)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }

    private struct Hills: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.midY + 8))
                path.addQuadCurve(
                    to: CGPoint(x: rect.midX, y: rect.midY + 16), control: CGPoint(x: rect.width / 4, y: rect.midY - 14)
                )
                path.addQuadCurve(
                    to: CGPoint(x: rect.maxX, y: rect.midY + 10),
                    control: CGPoint(x: rect.width * 0.75, y: rect.midY - 2))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}
