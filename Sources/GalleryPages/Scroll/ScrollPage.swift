package import SwiftUI

/// A title that shrinks as one scrolls under it, a strip that comes to rest at months, and a hundred thousand rows.
package struct ScrollPage: View {
    @State private var top: CGFloat = 0
    @State private var day: Int?

    package init() {}

    package var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ScrollMark(space: "days")
                DayStrip()
                ForEach(1..<100_001) { DayRow(day: $0) }
            }
            .scrollTargetLayout()
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .scrollPosition(id: $day, anchor: .top)
        .safeAreaInset(edge: .top, spacing: 0) { header }
        .coordinateSpace(name: "days")
        .onPreferenceChange(ScrollMarkKey.self) { top = $0 - 52 }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// 34 points at the top, 17 once a hundred points are scrolled.
    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("Diary")
                .font(.system(size: max(17, min(34, 34 + top / 6)), weight: .semibold))
                .accessibilityAddTraits(.isHeader)
            if let day { Text("from day \(day)").font(.subheadline).foregroundColor(.quiet) }
            Spacer()
            Button("Middle") { day = 50_000 }.tint(.primary)
            Button("Top") { day = 1 }.tint(.primary)
        }
        .frame(height: 52)
        .frame(maxWidth: 600)
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity)
        .background(.regularMaterial)
    }
}

/// Says to those around how far down it stands in a coordinate space.
struct ScrollMark: View {
    let space: String

    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: ScrollMarkKey.self, value: proxy.frame(in: .named(space)).minY)
        }
        .frame(height: 0)
    }
}

enum ScrollMarkKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Months side by side.
struct DayStrip: View {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 10) {
                ForEach(Self.months, id: \.self) { month in
                    Text(month)
                        .font(.subheadline)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 8)
                        .background(Capsule().fill(Color.cardBackground))
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20)
        .scrollTargetBehavior(.viewAligned)
        .padding(.vertical, 10)
    }
}

struct DayRow: View {
    let day: Int
    @State private var isDone = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Day \(day)")
                Spacer()
                Button(isDone ? "Done" : "To do") { isDone.toggle() }.tint(.primary)
            }
            .padding(.vertical, 11)
            Divider()
        }
        .padding(.horizontal, 20)
        .background(Color.cardBackground)
    }
}
