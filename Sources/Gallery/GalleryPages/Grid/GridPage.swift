package import SwiftUI

/// A palette in an adaptive grid, and a row that becomes a column where space is short.
package struct GridPage: View {
    @State private var picked = 3
    @State private var isColumn = false

    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Palette") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 12)], spacing: 12) {
                    ForEach(0..<18) { index in
                        Button {
                            picked = index
                        } label: {
                            RoundedRectangle(cornerRadius: 14)
                                .fill(Self.color(index))
                                .frame(height: 64)
                                .overlay {
                                    if index == picked {
                                        RoundedRectangle(cornerRadius: 14).strokeBorder(.primary, lineWidth: 3)
                                    }
                                }
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Color \(index + 1)")
                        .accessibilityAddTraits(index == picked ? .isSelected : [])
                    }
                }
                Card {
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 12) { samples }
                        VStack(alignment: .leading, spacing: 12) { samples }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(16)
                }
                Card { prices.padding(16) }
                TabView {
                    ForEach(0..<4) { tone in
                        Self.color(picked + tone)
                            .overlay { Text("Neighbor \(tone)").font(.title2.bold()).foregroundColor(.black) }
                    }
                }
                .tabViewStyle(.page)
                .frame(height: 140)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                Card {
                    VStack(alignment: .leading, spacing: 14) {
                        Toggle("One below the other", isOn: $isColumn)
                        layout { ForEach(1..<5) { Badge(number: $0, color: Self.color(picked + $0)) } }
                            .animation(.snappy, value: isColumn)
                    }
                    .padding(16)
                }
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// A table whose columns fit their content.
    private var prices: some View {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
            GridRow {
                Text("Paint")
                Text("Tins").gridColumnAlignment(.trailing)
                Text("Price").gridColumnAlignment(.trailing)
            }
            .font(.subheadline.bold())
            Divider().gridCellUnsizedAxes(.horizontal)
            price("Color \(picked + 1)", 3, 29.7)
            price("Primer", 1, 8.5)
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Together").gridCellColumns(2)
                Text(38.2, format: .number.precision(.fractionLength(2))).monospacedDigit()
            }
            .font(.headline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func price(_ name: String, _ count: Int, _ price: Double) -> some View {
        GridRow {
            Text(name)
            Text(count, format: .number)
            Text(price, format: .number.precision(.fractionLength(2))).monospacedDigit()
        }
    }

    private var layout: AnyLayout {
        isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    }

    @ViewBuilder private var samples: some View {
        ForEach(["As it is", "Gray", "Turned colors", "Opposite", "Pale"], id: \.self) { name in
            HStack(spacing: 8) {
                sample(name).accessibilityHidden(true)
                Text(name).font(.subheadline).lineLimit(1)
            }
        }
    }

    @ViewBuilder private func sample(_ name: String) -> some View {
        let square = RoundedRectangle(cornerRadius: 6).fill(Self.color(picked)).frame(width: 26, height: 26)
        switch name {
        case "Gray": square.grayscale(1)
        case "Turned colors": square.hueRotation(.degrees(120)).rotationEffect(.degrees(45))
        case "Opposite": square.colorInvert()
        case "Pale": square.saturation(0.4).brightness(0.2)
        default: square
        }
    }

    static func color(_ index: Int) -> Color {
        Color(hue: Double((index * 5) % 18) / 18, saturation: 0.65, brightness: 0.85)
    }

    /// A numbered circle.
    private struct Badge: View {
        let number: Int
        let color: Color

        var body: some View {
            Text("\(number)")
                .font(.headline)
                .foregroundColor(.black)
                .frame(width: 44, height: 44)
                .background(Circle().fill(color))
        }
    }
}
