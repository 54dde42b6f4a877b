import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A view with a few values that it depends on.
struct Sample: Sendable {
    let name: String
    let count: Int
    let view: @MainActor @Sendable (Int) -> AnyView

    init<Value: Sendable, Content: View>(
        _ name: String, _ values: [Value], @ViewBuilder _ view: @escaping @MainActor @Sendable (Value) -> Content
    ) {
        self.name = name
        count = values.count
        self.view = { AnyView(view(values[$0])) }
    }
}

/// Views and modifiers of all kinds, each with values that give different results.
enum Samples {
    static let all =
        layouts + stacks + appearances + shapes + texts + controls + containers + semantics + styles + copies + changes
    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

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

    static let appearances: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("foregroundStyle", [Color.red, .blue]) { Text("a").foregroundStyle($0) })
        samples.append(Sample("foregroundStyle of two", [Color.red, .blue]) { Text("a").foregroundStyle($0, .green) })
        samples.append(Sample("background", [Color.red, .blue]) { Text("a").background($0) })
        samples.append(
            Sample("background shape", [4, 9]) { radius in
                Text("a").background(.red, in: RoundedRectangle(cornerRadius: CGFloat(radius)))
            })
        samples.append(Sample("overlay style", [Color.red, .blue]) { Text("a").overlay($0.opacity(0.2)) })
        samples.append(Sample("border", [1, 4]) { Text("a").border(.red, width: CGFloat($0)) })
        samples.append(Sample("opacity", [0.2, 0.7]) { Text("a").opacity($0) })
        samples.append(
            Sample("cornerRadius", [4, 9]) { Color.red.cornerRadius(CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("clipShape", [4, 9]) { radius in
                Color.red.clipShape(RoundedRectangle(cornerRadius: CGFloat(radius))).frame(width: 30, height: 30)
            })
        samples.append(Sample("clipped", [10, 20]) { Text("a long text").frame(width: CGFloat($0)).clipped() })
        samples.append(Sample("mask", [10, 20]) { size in Color.red.mask { Circle().frame(width: CGFloat(size)) } })
        samples.append(Sample("shadow", [2, 6]) { Text("a").shadow(radius: CGFloat($0)) })
        samples.append(
            Sample("shadow offset", [2, 6]) { Text("a").shadow(color: .red, radius: 1, x: CGFloat($0), y: 1) })
        samples.append(Sample("blur", [2, 6]) { Text("a").blur(radius: CGFloat($0)) })
        samples.append(Sample("brightness", [0.2, 0.6]) { Text("a").brightness($0) })
        samples.append(Sample("contrast", [0.2, 0.6]) { Text("a").contrast($0) })
        samples.append(Sample("saturation", [0.2, 0.6]) { Text("a").saturation($0) })
        samples.append(Sample("grayscale", [0.2, 0.6]) { Text("a").grayscale($0) })
        samples.append(Sample("hueRotation", [20, 60]) { Text("a").hueRotation(.degrees(Double($0))) })
        samples.append(Sample("colorMultiply", [Color.red, .blue]) { Text("a").colorMultiply($0) })
        samples.append(Sample("blendMode", [BlendMode.multiply, .screen]) { Text("a").blendMode($0) })
        samples.append(Sample("rotationEffect", [20, 60]) { Text("a").rotationEffect(.degrees(Double($0))) })
        samples.append(
            Sample("rotationEffect anchor", [UnitPoint.top, .bottom]) {
                Text("a").rotationEffect(.degrees(30), anchor: $0)
            })
        samples.append(Sample("scaleEffect", [0.5, 2]) { Text("a").scaleEffect($0) })
        samples.append(Sample("scaleEffect x", [0.5, 2]) { Text("a").scaleEffect(x: $0, y: 1) })
        samples.append(
            Sample("rotation3DEffect", [20, 60]) { angle in
                Text("a").rotation3DEffect(.degrees(Double(angle)), axis: (x: 1, y: 0, z: 0))
            })
        samples.append(
            Sample("transformEffect", [2, 6]) { value in
                Text("a").transformEffect(CGAffineTransform(translationX: CGFloat(value), y: 1))
            })
        samples.append(Sample("tint", [Color.red, .blue]) { color in Button("a") {}.tint(color) })
        samples.append(Sample("colorScheme", [ColorScheme.dark, .light]) { Text("a").preferredColorScheme($0) })
        samples.append(
            Sample("redacted", [RedactionReasons.placeholder, []]) { Text("abc").redacted(reason: $0) })
        samples.append(Sample("disabled", [true, false]) { isDisabled in Button("a") {}.disabled(isDisabled) })
        samples.append(Sample("allowsHitTesting", [true, false]) { Button("a") {}.allowsHitTesting($0) })
        samples.append(
            Sample("contentShape", [4, 9]) { radius in
                Text("a").contentShape(RoundedRectangle(cornerRadius: CGFloat(radius))).onTapGesture {}
            })
        samples.append(Sample("hidden by opacity", [0, 1]) { Text("a").opacity(Double($0)) })
        return samples
    }()

    static let shapes: [Sample] = {
        var samples: [Sample] = []
        samples.append(
            Sample("RoundedRectangle", [4, 9]) {
                RoundedRectangle(cornerRadius: CGFloat($0)).frame(width: 30, height: 30)
            })
        samples.append(Sample("fill", [Color.red, .blue]) { Circle().fill($0).frame(width: 30, height: 30) })
        samples.append(
            Sample("stroke", [1, 5]) { Circle().stroke(.red, lineWidth: CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("strokeBorder", [1, 5]) { width in
                Circle().strokeBorder(.red, lineWidth: CGFloat(width)).frame(width: 30, height: 30)
            })
        samples.append(
            Sample("stroke style", [[4.0], [1, 2]]) { dash in
                Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: dash.map { CGFloat($0) })).frame(width: 30)
            })
        samples.append(Sample("trim", [0.3, 0.8]) { Circle().trim(from: 0, to: $0).frame(width: 30, height: 30) })
        samples.append(Sample("inset", [2, 8]) { Circle().inset(by: CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("rotated shape", [20, 60]) { Rectangle().rotation(.degrees(Double($0))).frame(width: 30) })
        samples.append(Sample("offset shape", [2, 8]) { Rectangle().offset(x: CGFloat($0), y: 1).frame(width: 30) })
        samples.append(Sample("scaled shape", [0.5, 2]) { Rectangle().scale($0).frame(width: 30) })
        samples.append(
            Sample("UnevenRoundedRectangle", [4, 9]) { radius in
                UnevenRoundedRectangle(topLeadingRadius: CGFloat(radius)).frame(width: 30, height: 30)
            })
        samples.append(
            Sample("Path", [10, 25]) { length in
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: length, y: 5))
                }
                .stroke(.red)
            })
        samples.append(
            Sample("LinearGradient", [Color.red, .blue]) { color in
                LinearGradient(colors: [color, .green], startPoint: .top, endPoint: .bottom)
            })
        samples.append(
            Sample("LinearGradient points", [UnitPoint.top, .leading]) { point in
                LinearGradient(colors: [.red, .green], startPoint: point, endPoint: .bottom)
            })
        samples.append(
            Sample("RadialGradient", [10, 40]) { radius in
                RadialGradient(colors: [.red, .green], center: .center, startRadius: 0, endRadius: CGFloat(radius))
            })
        samples.append(
            Sample("AngularGradient", [10, 40]) { angle in
                AngularGradient(colors: [.red, .green], center: .center, angle: .degrees(Double(angle)))
            })
        samples.append(
            Sample("EllipticalGradient", [0.3, 0.6]) { fraction in
                EllipticalGradient(colors: [.red, .green], endRadiusFraction: fraction)
            })
        samples.append(
            Sample("Canvas", [10, 30]) { width in
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: CGFloat(width), height: size.height)), with: .color(.red))
                }
                .frame(width: 40, height: 20)
            })
        samples.append(Sample("Color", [Color.red, .blue]) { $0.frame(width: 10, height: 10) })
        samples.append(Sample("gradient of a color", [Color.red, .blue]) { Rectangle().fill($0.gradient) })
        return samples
    }()

    static let texts: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("Text", ["a", "bb"]) { Text($0) })
        samples.append(Sample("Text of another shape", ["aa", "bb"]) { Text($0) })
        samples.append(Sample("Text with a value", [1, 2]) { Text("value \($0)") })
        samples.append(Sample("font", [Font.body, .largeTitle]) { Text("a").font($0) })
        samples.append(Sample("font around", [Font.body, .largeTitle]) { font in VStack { Text("a") }.font(font) })
        samples.append(Sample("fontWeight", [Font.Weight.light, .bold]) { Text("a").fontWeight($0) })
        samples.append(Sample("fontDesign", [Font.Design.serif, .monospaced]) { Text("a").fontDesign($0) })
        samples.append(Sample("bold", [true, false]) { Text("a").bold($0) })
        samples.append(Sample("italic", [true, false]) { Text("a").italic($0) })
        samples.append(Sample("underline", [true, false]) { Text("a").underline($0) })
        samples.append(Sample("underline color", [Color.red, .blue]) { Text("a").underline(color: $0) })
        samples.append(Sample("strikethrough", [true, false]) { Text("a").strikethrough($0) })
        samples.append(Sample("kerning", [1, 4]) { Text("ab").kerning(CGFloat($0)) })
        samples.append(Sample("tracking", [1, 4]) { Text("ab").tracking(CGFloat($0)) })
        samples.append(Sample("baselineOffset", [1, 4]) { Text("ab").baselineOffset(CGFloat($0)) })
        samples.append(Sample("lineLimit", [1, 2]) { Text("ab cd ef").lineLimit($0).frame(width: 20) })
        samples.append(Sample("lineSpacing", [1, 4]) { Text("ab cd").lineSpacing(CGFloat($0)).frame(width: 20) })
        samples.append(
            Sample("multilineTextAlignment", [TextAlignment.leading, .trailing]) {
                Text("abc d").multilineTextAlignment($0).frame(width: 30)
            })
        samples.append(Sample("textCase", [Text.Case.uppercase, .lowercase]) { Text("aB").textCase($0) })
        samples.append(Sample("text color", [Color.red, .blue]) { Text("a").foregroundColor($0) })
        samples.append(Sample("concatenation", ["b", "ccc"]) { Text("a").bold() + Text($0).italic() })
        samples.append(
            Sample("dynamicTypeSize", [DynamicTypeSize.small, .accessibility3]) { Text("a").dynamicTypeSize($0) })
        samples.append(
            Sample("locale", ["en_US", "de_DE"]) { name in
                Text(1234.5, format: .number).environment(\.locale, Locale(identifier: name))
            })
        samples.append(
            Sample("monospacedDigit", [true, false]) { isOn in isOn ? Text("12").monospacedDigit() : Text("12") })
        samples.append(Sample("Image", ["star", "heart"]) { Image(systemName: $0) })
        samples.append(Sample("Image scale", [Image.Scale.small, .large]) { Image(systemName: "star").imageScale($0) })
        samples.append(Sample("Image font", [Font.body, .largeTitle]) { Image(systemName: "star").font($0) })
        samples.append(Sample("Label", ["a", "bb"]) { Label($0, systemImage: "star") })
        return samples
    }()

    static let controls: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("Button", ["a", "bb"]) { Button($0) {} })
        samples.append(Sample("Button role", [ButtonRole.destructive, nil]) { Button("a", role: $0) {} })
        samples.append(
            Sample("Button label", [10, 20]) { width in
                Button {
                } label: {
                    Color.red.frame(width: CGFloat(width), height: 10)
                }
            })
        samples.append(
            Sample("controlSize", [ControlSize.small, .large]) { Button("a") {}.buttonStyle(.bordered).controlSize($0) }
        )
        samples.append(Sample("Toggle", [true, false]) { Toggle("a", isOn: .constant($0)) })
        samples.append(Sample("Toggle label", ["a", "bb"]) { Toggle($0, isOn: .constant(true)) })
        samples.append(Sample("Slider", [0.2, 0.8]) { Slider(value: .constant($0)) })
        samples.append(Sample("Slider range", [10.0, 20]) { Slider(value: .constant(5), in: 0...$0) })
        samples.append(Sample("Slider least", [0.0, 2]) { Slider(value: .constant(5), in: $0...10) })
        samples.append(Sample("Slider step", [1.0, 2]) { Slider(value: .constant(5), in: 0...10, step: $0) })
        samples.append(Sample("Slider label", ["a", "b"]) { name in Slider(value: .constant(0.5)) { Text(name) } })
        samples.append(Sample("Stepper", [1, 5]) { Stepper("a", value: .constant($0), in: 1...5) })
        samples.append(Sample("Stepper range", [5, 6]) { Stepper("a", value: .constant(5), in: 1...$0) })
        samples.append(Sample("Stepper label", ["a", "bb"]) { Stepper($0, value: .constant(2)) })
        samples.append(Sample("ProgressView", [0.2, 0.8]) { ProgressView(value: $0) })
        samples.append(Sample("ProgressView total", [1.0, 2]) { ProgressView(value: 0.5, total: $0) })
        samples.append(Sample("ProgressView label", ["a", "bb"]) { ProgressView($0, value: 0.5) })
        samples.append(Sample("Gauge", [0.2, 0.8]) { value in Gauge(value: value) { Text("g") } })
        samples.append(Sample("TextField", ["a", "bb"]) { TextField("name", text: .constant($0)) })
        samples.append(Sample("TextField prompt", ["a", "bb"]) { TextField($0, text: .constant("")) })
        samples.append(
            Sample("TextField axis", [Axis.horizontal, .vertical]) { TextField("a", text: .constant("b"), axis: $0) })
        samples.append(Sample("SecureField", ["a", "bb"]) { SecureField("name", text: .constant($0)) })
        samples.append(Sample("TextEditor", ["a", "bb"]) { TextEditor(text: .constant($0)).frame(height: 40) })
        samples.append(
            Sample("Picker", [1, 2]) { selection in
                Picker("p", selection: .constant(selection)) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
            })
        samples.append(
            Sample("Picker choices", [2, 3]) { count in
                Picker("p", selection: .constant(1)) { ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) } }
            })
        samples.append(
            Sample("Picker segments", [1, 2]) { selection in
                Picker("p", selection: .constant(selection)) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .pickerStyle(.segmented)
            })
        samples.append(
            Sample("DatePicker", [0, 100_000]) { time in
                DatePicker("d", selection: .constant(Date(timeIntervalSince1970: Double(time))))
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            })
        samples.append(
            Sample("DatePicker parts", [DatePickerComponents.date, .hourAndMinute]) { parts in
                DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: parts)
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            })
        samples.append(Sample("ColorPicker", [Color.red, .blue]) { ColorPicker("c", selection: .constant($0)) })
        samples.append(
            Sample("Link", ["https://a.example", "https://b.example"]) { Link("l", destination: URL(string: $0)!) })
        samples.append(Sample("Menu", ["a", "bb"]) { name in Menu("m") { Button(name) {} } })
        samples.append(Sample("Menu label", ["a", "bb"]) { name in Menu(name) { Button("x") {} } })
        samples.append(
            Sample("DisclosureGroup", [true, false]) { isOpen in
                DisclosureGroup("d", isExpanded: .constant(isOpen)) { Text("inside") }
            })
        samples.append(Sample("GroupBox", ["a", "bb"]) { name in GroupBox(name) { Text("inside") } })
        samples.append(Sample("LabeledContent", ["a", "bb"]) { LabeledContent("l", value: $0) })
        samples.append(
            Sample("labelsHidden", [true, false]) { isHidden in
                isHidden
                    ? AnyView(Toggle("a", isOn: .constant(true)).labelsHidden())
                    : AnyView(Toggle("a", isOn: .constant(true)))
            })
        return samples
    }()

    static let containers: [Sample] = {
        var samples: [Sample] = []
        samples.append(
            Sample("ScrollView axes", [Axis.Set.horizontal, .vertical]) { axes in
                ScrollView(axes) { Color.red.frame(width: 100, height: 100) }.frame(width: 50, height: 50)
            })
        samples.append(
            Sample("ScrollView content", [60, 200]) { height in
                ScrollView { Color.red.frame(width: 20, height: CGFloat(height)) }.frame(width: 50, height: 50)
            })
        samples.append(
            Sample("scrollIndicators", [ScrollIndicatorVisibility.hidden, .visible]) { visibility in
                ScrollView { Text("a") }.scrollIndicators(visibility).frame(height: 50)
            })
        samples.append(
            Sample("scrollDisabled", [true, false]) { isDisabled in
                ScrollView { Text("a") }.scrollDisabled(isDisabled).frame(height: 50)
            })
        samples.append(
            Sample("scrollClipDisabled", [true, false]) { isDisabled in
                ScrollView { Text("a") }.scrollClipDisabled(isDisabled).frame(height: 50)
            })
        samples.append(
            Sample("contentMargins", [5, 15]) { margin in
                ScrollView { Text("a") }.contentMargins(CGFloat(margin)).frame(height: 50)
            })
        samples.append(
            Sample("List", [["a", "b"], ["b", "a", "c"], ["c"]]) { rows in
                List { ForEach(rows, id: \.self) { Text($0) } }.frame(height: 150)
            })
        samples.append(Sample("List row", ["a", "bb"]) { name in List { Text(name) }.frame(height: 100) })
        samples.append(
            Sample("Section", ["a", "bb"]) { name in
                List { Section(name) { Text("row") } }.frame(height: 150)
            })
        samples.append(
            Sample("Section footer", ["a", "bb"]) { name in
                List {
                    Section {
                        Text("row")
                    } footer: {
                        Text(name)
                    }
                }
                .frame(height: 150)
            })
        samples.append(
            Sample("listRowBackground", [Color.red, .blue]) { color in
                List { Text("a").listRowBackground(color) }.frame(height: 100)
            })
        samples.append(
            Sample("listRowInsets", [4, 12]) { inset in
                List { Text("a").listRowInsets(EdgeInsets(top: 1, leading: CGFloat(inset), bottom: 2, trailing: 3)) }
                    .frame(height: 100)
            })
        samples.append(
            Sample("listRowSeparator", [Visibility.hidden, .visible]) { visibility in
                List {
                    Text("a").listRowSeparator(visibility)
                    Text("b")
                }
                .frame(height: 150)
            })
        samples.append(
            Sample("Form", [true, false]) { isOn in
                Form { Toggle("a", isOn: .constant(isOn)) }.frame(height: 120)
            })
        samples.append(
            Sample("TabView", [1, 2]) { selection in
                TabView(selection: .constant(selection)) {
                    Text("first").tabItem { Text("one") }.tag(1)
                    Text("second").tabItem { Text("two") }.tag(2)
                }
                .frame(height: 120)
            })
        samples.append(
            Sample("TabView badge", [1, 2]) { count in
                TabView { Text("first").tabItem { Text("one") }.badge(count) }.frame(height: 120)
            })
        return samples
    }()

    static let semantics: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("accessibilityLabel", ["x", "y"]) { Text("a").accessibilityLabel($0) })
        samples.append(Sample("accessibilityValue", ["x", "y"]) { Text("a").accessibilityValue($0) })
        samples.append(Sample("accessibilityHint", ["x", "y"]) { Text("a").accessibilityHint($0) })
        samples.append(Sample("accessibilityIdentifier", ["x", "y"]) { Text("a").accessibilityIdentifier($0) })
        samples.append(Sample("accessibilityHidden", [true, false]) { Text("a").accessibilityHidden($0) })
        samples.append(
            Sample("accessibilityAddTraits", [AccessibilityTraits.isHeader, .isButton]) {
                Text("a").accessibilityAddTraits($0)
            })
        samples.append(
            Sample("accessibilityRemoveTraits", [AccessibilityTraits.isHeader, .isSelected]) {
                Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits($0)
            })
        samples.append(
            Sample("accessibilityElement", ["x", "y"]) { name in
                HStack {
                    Text(name)
                    Text("b")
                }
                .accessibilityElement(children: .combine)
            })
        samples.append(Sample("help", ["x", "y"]) { Text("a").help($0) })
        samples.append(
            Sample("gesture mask", [GestureMask.all, .none]) { mask in Text("a").gesture(TapGesture(), including: mask)
            })
        samples.append(Sample("tap count", [1, 2]) { count in Text("a").onTapGesture(count: count) {} })
        samples.append(
            Sample("drag distance", [5, 20]) { distance in
                Text("a").gesture(DragGesture(minimumDistance: CGFloat(distance)))
            })
        return samples
    }()
}
