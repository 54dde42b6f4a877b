package import SwiftUI

/// A title that shrinks while scrolling, a strip that snaps to months, and a hundred thousand rows in sections by year.
package struct ScrollPage: View {
    @State private var scrolled: CGFloat = 0
    @State private var day: Int?

    package init() {}

    package var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                DayStrip()
                ForEach(1..<275, id: \.self) { year in
                    Section {
                        ForEach(year * 365 - 364..<year * 365 + 1, id: \.self) { DayRow(day: $0) }
                    } header: {
                        YearHeader(year: year)
                    }
                }
            }
            .scrollTargetLayout()
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
        }
        .scrollPosition(id: $day, anchor: .top)
        .safeAreaInset(edge: .top, spacing: 0) { header }
        .onScrollGeometryChange(for: CGFloat.self) {
            min(102, max(0, $0.contentOffset.y + $0.contentInsets.top))
        } action: {
            scrolled = $1
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// The title. Its font shrinks from 34 to 17 points over the first hundred points of scrolling.
    private var header: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Text("Diary")
                .font(.system(size: 34 - scrolled / 6, weight: .semibold))
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

struct YearHeader: View {
    let year: Int

    var body: some View {
        Text("Year \(year)")
            .font(.subheadline.weight(.semibold))
            .accessibilityAddTraits(.isHeader)
            .padding(.horizontal, 20)
            .frame(height: 32)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.regularMaterial)
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
