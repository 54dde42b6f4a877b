package import SwiftUI

/// Pictures, colors, a symbol and data from an asset catalog, which differ by day and by night.
package struct HarborPage: View {
    @State private var time = TimeOfDay.automatic

    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Harbor") {
                Picker("Time of day", selection: $time) {
                    ForEach(TimeOfDay.allCases, id: \.self) { Text($0.name).tag($0) }
                }
                .pickerStyle(.segmented)
                Image(.harbor)
                    .resizable()
                    .scaledToFit()
                    .frame(maxWidth: .infinity)
                    .clipShape(RoundedRectangle(cornerRadius: 16))
                    .accessibilityLabel("Houses and a boat in a harbor")
                Label("The tides of today", image: .buoy)
                    .font(.headline)
                    .foregroundStyle(Color.Sea.deep)
                TideTable()
                Text("Pictures").font(.headline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12, alignment: .top)], spacing: 12) {
                    Exhibit("A bitmap in three scales") { Image(.lantern) }
                    Exhibit("A drawing in a namespace") { Image(.Sea.boat) }
                    Exhibit("A template in a tint") { Image(.anchor).foregroundStyle(.coral) }
                    Exhibit("At night, whatever the time") {
                        Image(.lantern)
                            .padding(8)
                            .background(.sand, in: RoundedRectangle(cornerRadius: 12))
                            .environment(\.colorScheme, .dark)
                    }
                }
                Text("Colors").font(.headline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12, alignment: .top)], spacing: 12) {
                    Swatch("Sand", "Light and dark", .sand)
                    Swatch("Deep", "In a namespace", .Sea.deep)
                    Swatch("Coral", "Display P3", .coral)
                    Swatch("Dusk", "More contrast", .dusk)
                }
                .padding(.bottom, 28)
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
        .preferredColorScheme(time.scheme)
    }
}

/// A choice of the page's color scheme.
private enum TimeOfDay: CaseIterable {
    case automatic, day, night

    var name: LocalizedStringKey {
        switch self {
        case .automatic: "Automatic"
        case .day: "Day"
        case .night: "Night"
        }
    }

    var scheme: ColorScheme? {
        switch self {
        case .automatic: nil
        case .day: .light
        case .night: .dark
        }
    }
}

/// The tides in the catalog's data set.
private struct TideTable: View {
    private struct Tide: Decodable {
        let harbor: String
        let high: String
        let low: String
    }

    private static let tides: [Tide] = {
        guard let asset = NSDataAsset(name: "Tides", bundle: .module) else { return [] }
        return (try? JSONDecoder().decode([Tide].self, from: asset.data)) ?? []
    }()

    var body: some View {
        Card {
            ForEach(Self.tides, id: \.harbor) { tide in
                if tide.harbor != Self.tides.first?.harbor { Divider().padding(.leading, 16) }
                HStack {
                    Text(tide.harbor).layoutPriority(1)
                    Spacer(minLength: 4)
                    Text("High \(tide.high)").foregroundStyle(Color.Sea.deep)
                    Text("Low \(tide.low)").foregroundStyle(.dusk)
                }
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.7)
                .padding(.horizontal, 16)
                .padding(.vertical, 11)
            }
        }
    }
}

/// A picture on a card, with a caption.
private struct Exhibit<Content: View>: View {
    let caption: LocalizedStringKey
    let content: Content

    init(_ caption: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.caption = caption
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 8) {
            content
                .frame(maxWidth: .infinity, minHeight: 124, maxHeight: 124)
                .background(Color.cardBackground)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(caption)
                .font(.footnote)
                .foregroundColor(.quiet)
                .multilineTextAlignment(.center)
        }
    }
}

/// A color with its name.
private struct Swatch: View {
    let name: LocalizedStringKey
    let property: LocalizedStringKey
    let color: Color

    init(_ name: LocalizedStringKey, _ property: LocalizedStringKey, _ color: Color) {
        self.name = name
        self.property = property
        self.color = color
    }

    var body: some View {
        Card {
            color.frame(height: 64)
            VStack(alignment: .leading, spacing: 2) {
                Text(name)
                Text(property).font(.footnote).foregroundColor(.quiet)
            }
            .padding(12)
        }
    }
}
