import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension Samples {
    static let layouts: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("frame width", [50, 80]) { Text("a").frame(width: CGFloat($0), alignment: .leading) })
        samples.append(Sample("frame height", [50, 80]) { Text("a").frame(height: CGFloat($0)) })
        samples.append(
            Sample("frame alignment", [Alignment.topLeading, .bottomTrailing]) {
                Text("a").frame(width: 50, height: 50, alignment: $0)
            })
        samples.append(Sample("frame minWidth", [20, 70]) { Text("a").frame(minWidth: CGFloat($0)).background(.red) })
        samples.append(Sample("frame maxWidth", [20, 70]) { Color.red.frame(maxWidth: CGFloat($0), maxHeight: 10) })
        samples.append(
            Sample("frame idealWidth", [20, 70]) { Color.red.frame(idealWidth: CGFloat($0)).fixedSize() })
        samples.append(Sample("frame minHeight", [20, 70]) { Text("a").frame(minHeight: CGFloat($0)) })
        samples.append(Sample("frame maxHeight", [20, 70]) { Color.red.frame(maxHeight: CGFloat($0)) })
        samples.append(
            Sample("frame flexible alignment", [Alignment.leading, .trailing]) {
                Text("a").frame(maxWidth: .infinity, alignment: $0)
            })
        samples.append(Sample("padding", [5, 20]) { Text("a").padding(CGFloat($0)) })
        samples.append(Sample("padding edges", [Edge.Set.leading, .vertical]) { Text("a").padding($0, 9) })
        samples.append(Sample("offset", [5, 20]) { Text("a").offset(x: CGFloat($0), y: 3) })
        samples.append(Sample("offset y", [5, 20]) { Text("a").offset(x: 1, y: CGFloat($0)) })
        samples.append(Sample("position", [15, 40]) { Text("a").position(x: CGFloat($0), y: 20) })
        samples.append(
            Sample("fixedSize", [true, false]) {
                Text("a long text").fixedSize(horizontal: $0, vertical: false).frame(width: 60)
            })
        samples.append(
            Sample("fixedSize vertical", [true, false]) {
                Text("a long text").fixedSize(horizontal: false, vertical: $0).frame(width: 60, height: 10)
            })
        samples.append(
            Sample("aspectRatio", [1, 2]) { Color.red.aspectRatio(CGFloat($0), contentMode: .fit).frame(width: 60) })
        samples.append(
            Sample("aspectRatio mode", [ContentMode.fit, .fill]) {
                Color.red.aspectRatio(2, contentMode: $0).frame(width: 60, height: 60)
            })
        samples.append(
            Sample("layoutPriority", [0, 1]) { priority in
                HStack {
                    Text("abcd efgh").layoutPriority(Double(priority))
                    Text("ijkl mnop")
                }
                .frame(width: 120)
            })
        samples.append(
            Sample("alignmentGuide", [0, 12]) { value in
                VStack(alignment: .leading) {
                    Text("a").alignmentGuide(.leading) { _ in CGFloat(value) }
                    Text("bbb")
                }
            })
        samples.append(
            Sample("zIndex", [0, 2]) { index in
                ZStack {
                    Text("a").zIndex(Double(index))
                    Text("b").zIndex(1)
                }
            })
        samples.append(
            Sample("environment direction", [LayoutDirection.leftToRight, .rightToLeft]) { direction in
                HStack {
                    Text("a")
                    Text("bb").padding(.leading, 4)
                }
                .environment(\.layoutDirection, direction)
            })
        samples.append(
            Sample("GeometryReader", [40, 90]) { width in
                GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(width: CGFloat(width), height: 20)
            })
        samples.append(
            Sample("ViewThatFits", [20, 150]) { width in
                ViewThatFits {
                    Text("a long text")
                    Text("ab")
                }
                .frame(width: CGFloat(width))
            })
        samples.append(
            Sample("ViewThatFits vertical", [20, 90]) { height in
                ViewThatFits(in: .vertical) {
                    Color.red.frame(width: 5, height: 50)
                    Color.blue.frame(width: 5, height: 10)
                }
                .frame(height: CGFloat(height))
            })
        samples.append(
            Sample("safeAreaInset", [10, 25]) { height in
                Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: CGFloat(height)) }
                    .frame(width: 50, height: 80)
            })
        samples.append(
            Sample("safeAreaInset edge", [VerticalEdge.top, .bottom]) { edge in
                Color.red.safeAreaInset(edge: edge, spacing: 3) { Text("bar") }.frame(width: 50, height: 80)
            })
        samples.append(
            Sample("overlay alignment", [Alignment.topLeading, .bottom]) { alignment in
                Color.red.frame(width: 50, height: 40).overlay(alignment: alignment) { Text("o") }
            })
        samples.append(
            Sample("background alignment", [Alignment.topLeading, .bottom]) { alignment in
                Text("abcde").padding().background(alignment: alignment) { Text("u") }
            })
        samples.append(
            Sample("matched anchor", [UnitPoint.topLeading, .bottomTrailing]) { anchor in
                Text("a").frame(width: 40, height: 40).scaleEffect(0.5, anchor: anchor)
            })
        return samples
    }()

    static let stacks: [Sample] = {
        var samples: [Sample] = []
        samples.append(
            Sample("HStack spacing", [2, 14]) { spacing in
                HStack(spacing: CGFloat(spacing)) {
                    Text("a")
                    Text("b")
                }
            })
        samples.append(
            Sample("HStack alignment", [VerticalAlignment.top, .bottom, .firstTextBaseline]) { alignment in
                HStack(alignment: alignment) {
                    Text("a")
                    Color.red.frame(width: 10, height: 40)
                    Text("b").padding(4)
                }
            })
        samples.append(
            Sample("VStack spacing", [2, 14]) { spacing in
                VStack(spacing: CGFloat(spacing)) {
                    Text("a")
                    Text("b")
                }
            })
        samples.append(
            Sample("VStack alignment", [HorizontalAlignment.leading, .trailing]) { alignment in
                VStack(alignment: alignment) {
                    Text("a")
                    Text("bbb")
                }
            })
        samples.append(
            Sample("ZStack alignment", [Alignment.topLeading, .bottomTrailing]) { alignment in
                ZStack(alignment: alignment) {
                    Color.red.frame(width: 40, height: 40)
                    Text("b")
                }
            })
        samples.append(
            Sample("Spacer minLength", [4, 40]) { length in
                HStack(spacing: 0) {
                    Text("a")
                    Spacer(minLength: CGFloat(length))
                    Text("b")
                }
                .fixedSize()
            })
        samples.append(
            Sample("AnyLayout", [false, true]) { isColumn in
                let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout {
                    Text("a")
                    Text("b")
                }
            })
        samples.append(
            Sample("child size", [10, 30]) { size in
                VStack(alignment: .leading) {
                    Text("a")
                    HStack {
                        Color.red.frame(width: CGFloat(size), height: CGFloat(size))
                        Text("b")
                    }
                    Text("c")
                }
            })
        samples.append(
            Sample("ForEach", [[1, 2], [2, 1], [1, 2, 3], [3]]) { numbers in
                VStack { ForEach(numbers, id: \.self) { Text("\($0)") } }
            })
        samples.append(
            Sample("ForEach in a row", [[1, 2], [2, 1, 3], [3]]) { numbers in
                HStack {
                    Text("a")
                    ForEach(numbers, id: \.self) { Text("\($0)").padding(CGFloat($0)) }
                    Text("z")
                }
            })
        samples.append(
            Sample("if", [true, false]) { isFirst in
                VStack {
                    if isFirst { Text("first") } else { Text("second").padding() }
                    Text("end")
                }
            })
        samples.append(
            Sample("if without else", [false, true]) { isShown in
                HStack {
                    Text("a")
                    if isShown { Color.red.frame(width: 10, height: 10) }
                    Text("b")
                }
            })
        samples.append(
            Sample("switch", [0, 1, 2]) { number in
                switch number {
                case 0: Text("zero")
                case 1: Color.red.frame(width: 10, height: 10)
                default: EmptyView()
                }
            })
        samples.append(
            Sample("AnyView", [false, true]) { isText in
                isText ? AnyView(Text("a")) : AnyView(Color.red.frame(width: 10, height: 10))
            })
        samples.append(
            Sample("id", [1, 2]) { id in Text("a").id(id) })
        samples.append(
            Sample("Group", [false, true]) { isBold in
                VStack {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .padding(isBold ? 8 : 2)
                }
            })
        samples.append(
            Sample("Grid", [10, 40]) { width in
                Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                    GridRow {
                        Color.red.frame(width: CGFloat(width), height: 10)
                        Text("b")
                    }
                    GridRow {
                        Text("c")
                        Text("dd")
                    }
                }
            })
        samples.append(
            Sample("Grid spacing", [4, 12]) { spacing in
                Grid(horizontalSpacing: CGFloat(spacing), verticalSpacing: CGFloat(spacing) / 2) {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    GridRow { Text("c") }
                }
            })
        samples.append(
            Sample("Grid alignment", [Alignment.topLeading, .bottomTrailing]) { alignment in
                Grid(alignment: alignment) {
                    GridRow {
                        Text("aaa")
                        Color.red.frame(width: 30, height: 30)
                    }
                    GridRow {
                        Text("c")
                        Text("d")
                    }
                }
            })
        samples.append(
            Sample("GridRow alignment", [VerticalAlignment.top, .bottom]) { alignment in
                Grid {
                    GridRow(alignment: alignment) {
                        Text("a")
                        Color.red.frame(width: 30, height: 30)
                    }
                }
            })
        samples.append(
            Sample("gridCellColumns", [1, 2]) { columns in
                Grid {
                    GridRow { Text("a wide cell").gridCellColumns(columns) }
                    GridRow {
                        Text("b")
                        Text("c")
                    }
                }
            })
        samples.append(
            Sample("gridCellAnchor", [UnitPoint.topLeading, .bottom]) { anchor in
                Grid {
                    GridRow {
                        Text("a").gridCellAnchor(anchor)
                        Color.red.frame(width: 30, height: 30)
                    }
                    GridRow { Text("ccc") }
                }
            })
        samples.append(
            Sample("gridColumnAlignment", [HorizontalAlignment.leading, .trailing]) { alignment in
                Grid {
                    GridRow { Text("a").gridColumnAlignment(alignment) }
                    GridRow { Text("ccc") }
                }
            })
        samples.append(
            Sample("gridCellUnsizedAxes", [Axis.Set.horizontal, []]) { axes in
                Grid {
                    GridRow { Text("a") }
                    Divider().gridCellUnsizedAxes(axes)
                }
                .frame(width: 90)
            })
        samples.append(
            Sample("LazyVGrid", [2, 3]) { count in
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count), spacing: 4) {
                    ForEach(0..<4, id: \.self) { Text("\($0)") }
                }
                .frame(width: 120)
            })
        samples.append(
            Sample("LazyHGrid", [2, 3]) { count in
                LazyHGrid(rows: Array(repeating: GridItem(.fixed(12)), count: count), spacing: 4) {
                    ForEach(0..<4, id: \.self) { Text("\($0)") }
                }
                .frame(height: 60)
            })
        samples.append(
            Sample("LazyVStack", [[1, 2, 3], [3, 1], [1, 2, 3, 4]]) { numbers in
                LazyVStack(alignment: .leading, spacing: 3) { ForEach(numbers, id: \.self) { Text("\($0)") } }
                    .frame(width: 50)
            })
        samples.append(
            Sample("LazyHStack spacing", [3, 9]) { spacing in
                LazyHStack(alignment: .top, spacing: CGFloat(spacing)) {
                    ForEach(0..<3, id: \.self) { Text("\($0)") }
                }
                .frame(height: 30)
            })
        return samples
    }()
}
