import EspalierLayoutEngine
import EspalierViews
import Foundation

private struct Doubled: ViewModifier {
    let text: String
    func body(content: Content) -> some View {
        content
        Text(text)
        content.opacity(0.5)
    }
}

extension Samples {
    /// Properties of containers and controls that change in place.
    static let changes: [Sample] = {
        var samples: [Sample] = []
        samples.append(
            Sample("ViewThatFits axes", [Axis.Set.horizontal, .vertical]) { axes in
                ViewThatFits(in: axes) {
                    Color.red.frame(width: 90, height: 10)
                    Color.blue.frame(width: 10, height: 20)
                }
                .frame(width: 50, height: 15)
            })
        samples.append(
            Sample("ViewThatFits content", [["aaaaaaaa", "b"], ["aa", "b"], ["b"]]) { names in
                ViewThatFits { ForEach(names, id: \.self) { Text($0) } }.frame(width: 50)
            })
        samples.append(
            Sample("containerRelativeFrame", [2, 4]) { count in
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.horizontal, count: count, spacing: 10).frame(height: 10)
                }
                .frame(width: 110, height: 20)
            })
        samples.append(
            Sample("containerRelativeFrame alignment", [Alignment.leading, .trailing]) { alignment in
                ScrollView { Text("a").containerRelativeFrame(.horizontal, alignment: alignment) }
                    .frame(width: 110, height: 20)
            })
        samples.append(Sample("ProgressView size", [ControlSize.small, .large]) { ProgressView().controlSize($0) })
        samples.append(Sample("ProgressView tint", [Color.red, .blue]) { ProgressView().tint($0) })
        samples.append(
            Sample("safeAreaInset at a side", [HorizontalEdge.leading, .trailing]) { edge in
                Color.red.safeAreaInset(edge: edge, spacing: 3) { Text("bar") }.frame(width: 80, height: 40)
            })
        samples.append(
            Sample("safeAreaInset alignment", [HorizontalAlignment.leading, .trailing]) { alignment in
                Color.red.safeAreaInset(edge: .top, alignment: alignment, spacing: 0) { Text("a") }
                    .frame(width: 50, height: 80)
            })
        samples.append(
            Sample("safeAreaInset alignment at a side", [VerticalAlignment.top, .bottom]) { alignment in
                Color.red.safeAreaInset(edge: .leading, alignment: alignment, spacing: 0) { Text("a") }
                    .frame(width: 50, height: 80)
            })
        samples.append(
            Sample("safeAreaInset spacing", [nil, 0, 12] as [CGFloat?]) { spacing in
                Text("text").safeAreaInset(edge: .bottom, spacing: spacing) { Text("bar") }
            })
        samples.append(
            Sample("ScrollViewReader", ["a", "bb"]) { name in
                ScrollViewReader { _ in Text(name) }
            })
        samples.append(
            Sample("TimelineView content", ["a", "bb"]) { name in
                TimelineView(.explicit([Date(timeIntervalSince1970: 5)])) { context in
                    Text("\(name) \(Int(context.date.timeIntervalSince1970))")
                }
            })
        samples.append(
            Sample("TimelineView dates", [5.0, 7]) { seconds in
                TimelineView(.explicit([Date(timeIntervalSince1970: seconds)])) { context in
                    Text("\(Int(context.date.timeIntervalSince1970))")
                }
            })
        samples.append(
            Sample("tabItem", ["one", "eleven"]) { name in
                TabView { Text("page").tabItem { Text(name) } }.frame(height: 120)
            })
        samples.append(
            Sample("tab content", ["a", "bb"]) { name in
                TabView { Text(name).tabItem { Text("one") } }.frame(height: 120)
            })
        samples.append(
            Sample("tabs", [["a", "b"], ["b", "a", "c"], ["c"]]) { names in
                TabView { ForEach(names, id: \.self) { name in Text("page \(name)").tabItem { Text(name) } } }
                    .frame(height: 120)
            })
        samples.append(
            Sample("tab of two views", ["a", "bb"]) { name in
                TabView {
                    Group {
                        Text(name)
                        Text("other")
                    }
                    .tabItem { Text("one") }
                }
                .frame(height: 120)
            })
        samples.append(
            Sample("paged tabs' index", [PageTabViewStyle.IndexDisplayMode.always, .never]) { mode in
                TabView {
                    Text("first")
                    Text("second")
                }
                .tabViewStyle(.page(indexDisplayMode: mode)).frame(width: 100, height: 80)
            })
        samples.append(
            Sample("lazy rows of two kinds", [true, false]) { isFirst in
                LazyVStack {
                    if isFirst {
                        Text("first")
                    } else {
                        ForEach(0..<2, id: \.self) { Text("\($0)") }
                    }
                    Text("end")
                }
                .frame(width: 80)
            })
        samples.append(
            Sample("lazy rows around a view", [[1], [1, 2], [2]]) { numbers in
                LazyVStack {
                    Text("start")
                    ForEach(numbers, id: \.self) { Text("row \($0)") }
                    Text("end \(numbers.count)")
                }
                .frame(width: 80)
            })
        samples.append(
            Sample("modifier with content twice", ["x", "yy"]) { name in
                HStack { Text("a").modifier(Doubled(text: name)) }
            })
        samples.append(
            Sample("modifier of two with content twice", ["x", "yy"]) { name in
                HStack {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .modifier(Doubled(text: name))
                }
            })
        samples.append(
            Sample("concatenated modifiers", ["x", "yy"]) { name in
                HStack { Text("a").modifier(EmptyModifier().concat(Doubled(text: name))) }
            })
        samples.append(
            Sample("container shape", [4, 9]) { radius in
                ContainerRelativeShape().inset(by: 1).padding(2).frame(width: 30, height: 30)
                    .containerShape(RoundedRectangle(cornerRadius: CGFloat(radius)))
            })
        samples.append(
            Sample("formStyle", [true, false]) { isGrouped in
                isGrouped
                    ? AnyView(Form { Text("a") }.formStyle(.grouped).frame(height: 80))
                    : AnyView(Form { Text("a") }.formStyle(.columns).frame(height: 80))
            })
        samples.append(
            Sample("listSectionSpacing", [4, 30]) { spacing in
                List {
                    Section { Text("a") }
                    Section { Text("b") }
                }
                .listSectionSpacing(CGFloat(spacing)).frame(height: 200)
            })
        samples.append(
            Sample("listRowSpacing", [nil, 4, 12] as [CGFloat?]) { spacing in
                List {
                    Text("a")
                    Text("b")
                }
                .listRowSpacing(spacing).frame(height: 200)
            })
        samples.append(
            Sample("listItemTint", [nil, .red, .blue] as [Color?]) { tint in
                List { Label("a", systemImage: "star") }.listItemTint(tint).frame(height: 100)
            })
        samples.append(
            Sample("colorScheme of a part", [ColorScheme.light, .dark]) { scheme in Text("a").colorScheme(scheme) })
        samples.append(
            Sample("glassEffect", [Glass.regular, .clear, .identity, .regular.tint(.red)]) { glass in
                Text("a").glassEffect(glass)
            })
        samples.append(
            Sample("listRowSeparatorTint", [Color.red, .blue]) { color in
                List {
                    Text("a").listRowSeparatorTint(color)
                    Text("b")
                }
                .frame(height: 150)
            })
        samples.append(
            Sample("scrollContentBackground", [Visibility.hidden, .visible]) { visibility in
                List { Text("a") }.scrollContentBackground(visibility).frame(height: 100)
            })
        samples.append(
            Sample("defaultMinListRowHeight", [40, 70]) { height in
                List { Text("a") }.environment(\.defaultMinListRowHeight, CGFloat(height)).frame(height: 100)
            })
        samples.append(
            Sample("Section that expands", [true, false]) { isExpanded in
                List {
                    Section("head", isExpanded: .constant(isExpanded)) {
                        Text("row")
                        Text("other")
                    }
                }
                .listStyle(.sidebar).frame(height: 200)
            })
        samples.append(
            Sample("Gauge circular", [0.2, 0.8]) { value in
                Gauge(value: value) { Text("g") }.gaugeStyle(.accessoryCircularCapacity)
            })
        samples.append(
            Sample("Gauge in a line", ["a", "bb"]) { name in
                Gauge(value: 0.5) {
                    Text("g")
                } currentValueLabel: {
                    Text(name)
                }
                .gaugeStyle(.accessoryLinearCapacity)
            })
        samples.append(Sample("LabeledContent view", ["a", "bb"]) { name in LabeledContent("l") { Text(name) } })
        samples.append(
            Sample("ControlGroup", ["a", "bb"]) { name in
                ControlGroup {
                    Button(name) {}
                    Button("b") {}
                }
            })
        samples.append(
            Sample("Menu content", [["a"], ["a", "b"], ["b"]]) { names in
                Menu("m") { ForEach(names, id: \.self) { name in Button(name) {} } }
            })
        samples.append(
            Sample("Menu with a toggle", [true, false]) { isOn in Menu("m") { Toggle("t", isOn: .constant(isOn)) } })
        samples.append(
            Sample("Menu disabled", [true, false]) { isDisabled in Menu("m") { Button("a") {} }.disabled(isDisabled) })
        samples.append(
            Sample("DatePicker wheel of a time", [0, 3600 * 5]) { time in
                DatePicker(
                    "d", selection: .constant(Date(timeIntervalSince1970: Double(time))),
                    displayedComponents: .hourAndMinute
                )
                .datePickerStyle(.wheel).environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
            })
        samples.append(Sample("hidden", [true, false]) { $0 ? AnyView(Text("a").hidden()) : AnyView(Text("a")) })
        samples.append(
            Sample("scaleEffect of a size", [0.5, 2]) { Text("a").scaleEffect(CGSize(width: $0, height: 1)) })
        samples.append(
            Sample("projectionEffect", [2, 6]) { value in
                Text("a").projectionEffect(
                    ProjectionTransform(CGAffineTransform(translationX: CGFloat(value), y: 0)))
            })
        samples.append(
            Sample("fontWidth", [Font.Width.condensed, .expanded]) { Text("abc").fontWidth($0) })
        samples.append(Sample("monospaced", [true, false]) { VStack { Text("abc") }.monospaced($0) })
        samples.append(Sample("bold around", [true, false]) { VStack { Text("abc") }.bold($0) })
        samples.append(Sample("tracking around", [1, 4]) { VStack { Text("abc") }.tracking(CGFloat($0)) })
        samples.append(
            Sample("lineLimit range", [1, 3]) { Text("ab cd").lineLimit($0, reservesSpace: true).frame(width: 60) })
        samples.append(
            Sample("privacySensitive", [true, false]) { Text("abc").privacySensitive($0).redacted(reason: .privacy) })
        samples.append(
            Sample("Slider disabled", [true, false]) { Slider(value: .constant(0.5)).disabled($0) })
        samples.append(
            Sample("TextField disabled", [true, false]) { TextField("n", text: .constant("a")).disabled($0) })
        samples.append(
            Sample("textFieldStyle", [true, false]) { isPlain in
                isPlain
                    ? AnyView(TextField("n", text: .constant("a")).textFieldStyle(.plain))
                    : AnyView(TextField("n", text: .constant("a")).textFieldStyle(.squareBorder))
            })
        samples.append(
            Sample("keyboardType", [UIKeyboardType.numberPad, .emailAddress]) {
                TextField("n", text: .constant("")).keyboardType($0)
            })
        samples.append(
            Sample("submitLabel", [SubmitLabel.search, .send]) { TextField("n", text: .constant("")).submitLabel($0) })
        return samples
    }()
}
