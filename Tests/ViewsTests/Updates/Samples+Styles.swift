import EspalierLayoutEngine
import EspalierViews
import Foundation

private struct FadingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct SwappingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            if configuration.isPressed { Text("pressed") } else { Color.red.frame(width: 5, height: 5) }
        }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct AnchorKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

private struct NumberKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumberReader: View {
    @Environment(\.number) private var number
    var body: some View { Text("number \(number)") }
}

private struct Bordered: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.padding(width).border(.red, width: width) }
}

private struct Diagonal: Layout {
    var step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        CGSize(width: step * CGFloat(subviews.count), height: step * CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY + step * CGFloat(index)),
                proposal: .unspecified)
        }
    }
}

private let utc = TimeZone(identifier: "UTC") ?? .current

extension Samples {
    static let styles: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("ButtonStyle", ["a", "bb"]) { Button($0) {}.buttonStyle(FadingStyle()) })
        samples.append(
            Sample("ButtonStyle of another view", ["a", "bb"]) { Button($0) {}.buttonStyle(SwappingStyle()) })
        samples.append(
            Sample("ButtonStyle disabled", [true, false]) { Button("a") {}.buttonStyle(FadingStyle()).disabled($0) })
        samples.append(Sample("buttonStyle bordered", ["a", "bb"]) { Button($0) {}.buttonStyle(.bordered) })
        samples.append(
            Sample("buttonStyle prominent", [Color.red, .blue]) {
                Button("a") {}.buttonStyle(.borderedProminent).tint($0)
            })
        samples.append(
            Sample("labelStyle", [true, false]) { isIcon in
                isIcon
                    ? AnyView(Label("a", systemImage: "star").labelStyle(.iconOnly))
                    : AnyView(Label("a", systemImage: "star").labelStyle(.titleOnly))
            })
        samples.append(
            Sample("toggleStyle button", [true, false]) { Toggle("a", isOn: .constant($0)).toggleStyle(.button) })
        samples.append(
            Sample("Picker wheel", [1, 2]) { selection in
                Picker("p", selection: .constant(selection)) { ForEach(0..<5, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.wheel)
            })
        samples.append(
            Sample("Picker inline", [1, 2]) { selection in
                Picker("p", selection: .constant(selection)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.inline)
            })
        samples.append(
            Sample("Picker label", ["a", "bb"]) { name in
                Picker(name, selection: .constant(0)) { ForEach(0..<2, id: \.self) { Text("\($0)") } }
            })
        samples.append(
            Sample("DatePicker graphical", [0, 400_000]) { time in
                DatePicker(
                    "d", selection: .constant(Date(timeIntervalSince1970: Double(time))), displayedComponents: .date
                )
                .datePickerStyle(.graphical).environment(\.timeZone, utc)
            })
        samples.append(
            Sample("DatePicker wheel", [0, 400_000]) { time in
                DatePicker(
                    "d", selection: .constant(Date(timeIntervalSince1970: Double(time))), displayedComponents: .date
                )
                .datePickerStyle(.wheel).environment(\.timeZone, utc)
            })
        samples.append(
            Sample("DatePicker range", [100_000, 900_000]) { end in
                DatePicker(
                    "d", selection: .constant(Date(timeIntervalSince1970: 0)),
                    in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: Double(end)),
                    displayedComponents: .date
                )
                .environment(\.timeZone, utc)
            })
        samples.append(
            Sample("ProgressView circular", [0.2, 0.8]) { ProgressView(value: $0).progressViewStyle(.circular) })
        samples.append(
            Sample("Gauge labels", ["a", "bb"]) { name in
                Gauge(value: 0.5) {
                    Text("g")
                } currentValueLabel: {
                    Text(name)
                }
            })
        samples.append(
            Sample("Text with a link", ["https://a.example", "https://b.example"]) { target in
                Text(LocalizedStringKey("[a](\(target)) b"))
            })
        samples.append(Sample("Text with Markdown", ["**a** b", "a *b*"]) { Text(LocalizedStringKey($0)) })
        samples.append(
            Sample("AttributedString", [true, false]) { isBold in
                var text = AttributedString("ab")
                if isBold { text.inlinePresentationIntent = .stronglyEmphasized }
                return Text(text)
            })
        samples.append(
            Sample("Text with an image", ["star", "heart"]) { Text("a \(Image(systemName: $0)) b") })
        samples.append(
            Sample("Text styles together", [Color.red, .blue]) { Text("a").foregroundColor($0).bold() + Text("b") })
        samples.append(
            Sample("preference", [3, 8]) { value in
                Text("a").preference(key: WidthKey.self, value: value)
                    .overlayPreferenceValue(WidthKey.self) { Text("is \($0)").fixedSize() }
            })
        samples.append(
            Sample("preference of two", [3, 8]) { value in
                HStack {
                    Text("a").preference(key: WidthKey.self, value: value)
                    Text("b").preference(key: WidthKey.self, value: 1)
                }
                .backgroundPreferenceValue(WidthKey.self) { Text("is \($0)").fixedSize() }
            })
        samples.append(
            Sample("transformPreference", [3, 8]) { value in
                Text("a").preference(key: WidthKey.self, value: 1)
                    .transformPreference(WidthKey.self) { $0 += value }
                    .overlayPreferenceValue(WidthKey.self) { Text("is \($0)").fixedSize() }
            })
        samples.append(
            Sample("anchorPreference", [3, 30]) { padding in
                VStack(alignment: .leading) {
                    Text("a").padding(CGFloat(padding)).anchorPreference(key: AnchorKey.self, value: .bounds) { $0 }
                }
                .overlayPreferenceValue(AnchorKey.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Text("w\(Int(proxy[anchor].width)) y\(Int(proxy[anchor].minY))") }
                    }
                }
            })
        samples.append(
            Sample("coordinateSpace", [3, 30]) { padding in
                VStack {
                    GeometryReader { proxy in Text("x\(Int(proxy.frame(in: .named("space")).minX))") }
                        .frame(width: 40, height: 10).padding(.leading, CGFloat(padding))
                }
                .coordinateSpace(name: "space")
            })
        samples.append(Sample("environment", [1, 2]) { NumberReader().environment(\.number, $0) })
        samples.append(
            Sample("transformEnvironment", [1, 2]) { value in
                NumberReader().transformEnvironment(\.number) { $0 += value }.environment(\.number, 5)
            })
        samples.append(
            Sample("environment in a lazy stack", [1, 2]) { value in
                LazyVStack { NumberReader() }.environment(\.number, value).frame(width: 100)
            })
        samples.append(
            Sample("environment in a list", [1, 2]) { value in
                List { NumberReader() }.environment(\.number, value).frame(height: 80)
            })
        samples.append(
            Sample("environment in a background", [1, 2]) { value in
                Text("a wide text").background { NumberReader() }.overlay { NumberReader() }.environment(
                    \.number, value)
            })
        samples.append(Sample("ViewModifier", [1, 6]) { Text("a").modifier(Bordered(width: CGFloat($0))) })
        samples.append(
            Sample("Layout", [12, 20]) { step in
                Diagonal(step: CGFloat(step)) {
                    Text("a")
                    Text("b")
                }
            })
        samples.append(
            Sample("Layout with more views", [2, 3]) { count in
                Diagonal(step: 12) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
            })
        samples.append(
            Sample("ignoresSafeArea", [Edge.Set.top, .bottom]) { edges in
                Color.red.ignoresSafeArea(edges: edges).safeAreaInset(edge: .top) { Text("t") }
                    .safeAreaInset(edge: .bottom) { Text("b") }.frame(width: 50, height: 80)
            })
        samples.append(
            Sample("safeAreaPadding", [4, 9]) { length in
                Color.red.safeAreaPadding(CGFloat(length)).frame(width: 50, height: 50)
            })
        samples.append(
            Sample("overlay shape", [4, 9]) { radius in
                Text("a").overlay(RoundedRectangle(cornerRadius: CGFloat(radius)).stroke(.red))
            })
        samples.append(
            Sample("shape union", [4, 15]) { inset in
                Circle().inset(by: CGFloat(inset)).fill(.red).overlay(Capsule().stroke(.blue)).frame(
                    width: 60, height: 30)
            })
        samples.append(
            Sample("Canvas drawing", [2, 6]) { value in
                Canvas { context, size in
                    context.opacity = 0.5
                    context.translateBy(x: CGFloat(value), y: 1)
                    context.scaleBy(x: 2, y: 1)
                    context.rotate(by: .degrees(Double(value)))
                    context.stroke(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), lineWidth: 2)
                    context.draw(Text("a"), at: CGPoint(x: 5, y: CGFloat(value)))
                    context.clip(to: Path(CGRect(x: 0, y: 0, width: CGFloat(value), height: 5)))
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
                }
                .frame(width: 40, height: 20)
            })
        samples.append(
            Sample("rows of a section", [["a"], ["a", "b"], ["b"]]) { rows in
                List {
                    Section("head") { ForEach(rows, id: \.self) { Text($0) } }
                    Section { Text("end") }
                }
                .frame(height: 250)
            })
        samples.append(
            Sample("sections", [["a"], ["b", "a"], ["c"]]) { names in
                List { ForEach(names, id: \.self) { name in Section(name) { Text("row of \(name)") } } }
                    .frame(height: 300)
            })
        samples.append(
            Sample("listRowBackground in a section", [Color.red, .blue]) { color in
                List { Section("head") { Text("a").listRowBackground(color) } }.frame(height: 120)
            })
        samples.append(
            Sample("swipeActions", ["a", "bb"]) { name in
                List { Text("row").swipeActions { Button(name) {} } }.frame(height: 100)
            })
        samples.append(
            Sample("editMode", [EditMode.active, .inactive]) { mode in
                List { ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in } }
                    .environment(\.editMode, .constant(mode)).frame(height: 150)
            })
        samples.append(
            Sample("selection", [1, 2]) { selection in
                List(selection: .constant(Optional(selection))) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .frame(height: 150)
            })
        samples.append(
            Sample("listStyle", [true, false]) { isPlain in
                isPlain
                    ? AnyView(List { Text("a") }.listStyle(.plain).frame(height: 80))
                    : AnyView(List { Text("a") }.listStyle(.insetGrouped).frame(height: 80))
            })
        samples.append(
            Sample("ScrollView of lazy rows", [[1, 2], [1, 2, 3], [3, 2]]) { numbers in
                ScrollView { LazyVStack(spacing: 4) { ForEach(numbers, id: \.self) { Text("row \($0)") } } }
                    .frame(width: 100, height: 60)
            })
        samples.append(
            Sample("lazy header", [true, false]) { isPinned in
                ScrollView {
                    LazyVStack(pinnedViews: isPinned ? .sectionHeaders : []) {
                        Section {
                            ForEach(0..<3, id: \.self) { Text("row \($0)") }
                        } header: {
                            Text("head")
                        }
                    }
                }
                .frame(width: 100, height: 60)
            })
        samples.append(
            Sample("padding and background in layers", [2, 9]) { value in
                Text("a").padding(CGFloat(value)).background(.red).padding(3).background(.blue, in: Capsule())
                    .overlay(alignment: .topTrailing) { Circle().frame(width: CGFloat(value), height: CGFloat(value)) }
            })
        return samples
    }()
}
