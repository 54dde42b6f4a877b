package import SwiftUI

/// Images from files: at their natural size, fitted, filled, tiled, with cap insets, as templates and as pixels.
package struct ImagesPage: View {
    @State private var width = 0.6

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
                }
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
}
