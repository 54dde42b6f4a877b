import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension Samples {
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
