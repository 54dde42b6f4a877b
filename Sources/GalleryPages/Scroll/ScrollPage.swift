package import SwiftUI

/// A title that shrinks as one scrolls, a strip that scrolls across, and a hundred thousand rows.
package struct ScrollPage: View {
    @State private var top: CGFloat = 0

    package init() {}

    package var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                header(proxy)
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) {
                        ScrollMark(space: "days")
                        DayStrip()
                        ForEach(1..<100_001) { DayRow(day: $0) }
                    }
                    .frame(maxWidth: 640)
                    .frame(maxWidth: .infinity)
                }
                .coordinateSpace(name: "days")
                .onPreferenceChange(ScrollMarkKey.self) { top = $0 }
            }
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// 34 points at the top, 17 once a hundred points are scrolled.
    private func header(_ proxy: ScrollViewProxy) -> some View {
        HStack {
            Text("Diary")
                .font(.system(size: max(17, min(34, 34 + top / 6)), weight: .semibold))
                .accessibilityAddTraits(.isHeader)
            Spacer()
            Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }.tint(.primary)
            Button("Top") { proxy.scrollTo(1, anchor: .bottom) }.tint(.primary)
        }
        .frame(height: 52)
        .frame(maxWidth: 600)
        .padding(.horizontal, 20)
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
            .padding(.horizontal, 20)
        }
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
