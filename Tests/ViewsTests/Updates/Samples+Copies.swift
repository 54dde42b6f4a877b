import EspalierLayoutEngine
import EspalierViews
import Foundation

private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Two views. A modifier applies to each of them.
private struct Two: View {
    var body: some View {
        Text("a")
        Text("bbb")
    }
}

/// A view for each number.
private struct Several: View {
    let numbers: [Int]
    var body: some View { ForEach(numbers, id: \.self) { Text(String(repeating: "x", count: $0)) } }
}

extension Samples {
    /// Modifiers of several views. A modifier applies to each of the views in its content.
    static let copies: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("padding of two", [2, 9]) { Two().padding(CGFloat($0)) })
        samples.append(Sample("frame of two", [40, 60]) { Two().frame(width: CGFloat($0), alignment: .trailing) })
        samples.append(
            Sample("flexible frame of two", [40, 60]) { Two().frame(maxWidth: CGFloat($0), alignment: .leading) })
        samples.append(Sample("offset of two", [2, 9]) { Two().offset(x: CGFloat($0)) })
        samples.append(Sample("opacity of two", [0.2, 0.7]) { Two().opacity($0) })
        samples.append(Sample("border of two", [1, 3]) { Two().border(.red, width: CGFloat($0)) })
        samples.append(Sample("rotation of two", [10, 20]) { Two().rotationEffect(.degrees(Double($0))) })
        samples.append(
            Sample("clip shape of two", [2, 4]) { Two().clipShape(RoundedRectangle(cornerRadius: CGFloat($0))) })
        samples.append(Sample("background style of two", [Color.red, .blue]) { Two().background($0) })
        samples.append(
            Sample("background shape of two", [2, 5]) { radius in
                Two().background(.red, in: RoundedRectangle(cornerRadius: CGFloat(radius)))
            })
        samples.append(Sample("background view of two", ["u", "v"]) { name in Two().background { Text(name) } })
        samples.append(
            Sample("overlay view of two", [Alignment.topLeading, .bottomTrailing]) { alignment in
                Two().padding(5).overlay(alignment: alignment) { Text("o") }
            })
        samples.append(Sample("mask of two", [5, 9]) { size in Two().mask { Circle().frame(width: CGFloat(size)) } })
        samples.append(Sample("safeAreaPadding of two", [2, 9]) { Two().safeAreaPadding(CGFloat($0)) })
        samples.append(
            Sample("safeAreaInset of two", [4, 9]) { height in
                Two().safeAreaInset(edge: .top, spacing: 1) { Color.red.frame(width: 5, height: CGFloat(height)) }
            })
        samples.append(
            Sample("ignoresSafeArea of two", [Edge.Set.top, .bottom]) { edges in
                VStack(spacing: 0) {
                    Group {
                        Color.red.frame(width: 20)
                        Color.blue.frame(width: 30)
                    }
                    .ignoresSafeArea(edges: edges)
                }
                .safeAreaInset(edge: .top) { Text("t") }.safeAreaInset(edge: .bottom) { Text("b") }
                .frame(width: 50, height: 120)
            })
        samples.append(
            Sample("gesture of two", [GestureMask.all, .none]) { Two().gesture(TapGesture(), including: $0) })
        samples.append(
            Sample("content shape of two", [2, 5]) { radius in
                Two().contentShape(RoundedRectangle(cornerRadius: CGFloat(radius))).onTapGesture {}
            })
        samples.append(
            Sample("container shape of two", [4, 9]) { radius in
                Group {
                    ContainerRelativeShape().frame(width: 30, height: 30)
                    ContainerRelativeShape().inset(by: 2).frame(width: 20, height: 20)
                }
                .containerShape(RoundedRectangle(cornerRadius: CGFloat(radius)))
            })
        samples.append(
            Sample("containerRelativeFrame of two", [2, 3]) { count in
                ScrollView {
                    Two().containerRelativeFrame(.horizontal, count: count, spacing: 4).border(.red)
                }
                .frame(width: 100, height: 50)
            })
        samples.append(
            Sample("link of two", ["https://a.example", "https://b.example"]) { target in
                Link(destination: URL(string: target) ?? URL(filePath: "/")) { Two() }
            })
        samples.append(Sample("shared text of two", ["x", "y"]) { text in ShareLink(item: text) { Two() } })
        samples.append(
            Sample("preference overlay of two", [3, 8]) { value in
                Group {
                    Text("a").preference(key: SumKey.self, value: value)
                    Text("b").preference(key: SumKey.self, value: 1)
                }
                .overlayPreferenceValue(SumKey.self) { Text("is \($0)").fixedSize() }
            })
        samples.append(Sample("accessibilityLabel of two", ["x", "y"]) { Two().accessibilityLabel($0) })
        samples.append(
            Sample("accessibility of two in turn", ["x", "y"]) { name in
                Two().accessibilityLabel(name).accessibilityHint("hint").accessibilityAddTraits(.isHeader)
            })
        samples.append(Sample("shadow of two", [1, 3]) { Two().shadow(radius: CGFloat($0)) })
        samples.append(
            Sample("fixedSize of two", [true, false]) {
                Two().fixedSize(horizontal: $0, vertical: true).frame(width: 15)
            })
        samples.append(
            Sample("alignment guide of two", [0, 12]) { value in
                VStack(alignment: .leading) {
                    Two().alignmentGuide(.leading) { _ in CGFloat(value) }
                    Text("cccc")
                }
            })
        samples.append(
            Sample("animation of two", [2, 9]) { value in
                Two().padding(CGFloat(value)).animation(nil, value: value)
            })
        samples.append(
            Sample("scoped animation of two", [0.2, 0.7]) { value in
                Two().animation(nil) { $0.opacity(value) }
            })
        samples.append(Sample("help of two", ["x", "y"]) { Two().help($0) })
        return samples + changingNumbers
    }()

    /// Modifiers of a changing number of views.
    private static let changingNumbers: [Sample] = {
        let numbers = [[1], [1, 2], [2, 3, 1], [2]]
        var samples: [Sample] = []
        samples.append(Sample("padding of several", numbers) { Several(numbers: $0).padding(3) })
        samples.append(Sample("opacity of several", numbers) { Several(numbers: $0).opacity(0.5) })
        samples.append(Sample("background of several", numbers) { Several(numbers: $0).background { Color.red } })
        samples.append(
            Sample("background style of several", numbers) { Several(numbers: $0).background(.red, in: Capsule()) })
        samples.append(
            Sample("overlay of several", numbers) { numbers in
                Several(numbers: numbers).overlay(alignment: .top) { Text("\(numbers.count)") }
            })
        samples.append(Sample("mask of several", numbers) { Several(numbers: $0).mask { Circle() } })
        samples.append(Sample("gesture of several", numbers) { Several(numbers: $0).onTapGesture {} })
        samples.append(
            Sample("safeAreaInset of several", numbers) { numbers in
                Several(numbers: numbers).safeAreaInset(edge: .bottom) { Text("bar") }
            })
        samples.append(Sample("accessibility of several", numbers) { Several(numbers: $0).accessibilityLabel("l") })
        samples.append(
            Sample("content shape of several", numbers) { Several(numbers: $0).contentShape(Circle()).onTapGesture {} })
        samples.append(Sample("hover of several", numbers) { Several(numbers: $0).onHover { _ in } })
        samples.append(
            Sample("link of several", numbers) { numbers in
                Link(destination: URL(filePath: "/")) { Several(numbers: numbers) }
            })
        samples.append(
            Sample("button of several", numbers) { numbers in
                Button {
                } label: {
                    Several(numbers: numbers)
                }
            })
        samples.append(
            Sample("preference overlay of several", numbers) { numbers in
                Several(numbers: numbers).preference(key: SumKey.self, value: 2)
                    .overlayPreferenceValue(SumKey.self) { Text("is \($0)").fixedSize() }
            })
        samples.append(
            Sample("animation of several", numbers) { Several(numbers: $0).animation(nil, value: 1).padding(1) })
        return samples
    }()
}
