import EspalierLayoutEngine
import EspalierViews
import Foundation

private struct Two: View {
    var body: some View {
        Text("a")
        Text("bbb")
    }
}

extension Samples {
    /// Modifiers for input, of one view and of several.
    static let input: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("pointerStyle", [PointerStyle.link, .zoomIn, nil]) { Text("a").pointerStyle($0) })
        samples.append(Sample("pointerStyle of two", [PointerStyle.link, .zoomIn]) { Two().pointerStyle($0) })
        samples.append(
            Sample("pointerVisibility", [Visibility.hidden, .visible]) { Text("a").pointerVisibility($0) })
        samples.append(Sample("focusable", [true, false]) { Text("a").focusable($0) })
        samples.append(Sample("focusable of two", [true, false]) { Two().focusable($0) })
        samples.append(
            Sample("focusable interactions", [FocusInteractions.edit, []]) { Text("a").focusable(interactions: $0) })
        samples.append(Sample("focusable disabled", [true, false]) { Text("a").focusable().disabled($0) })
        samples.append(
            Sample("onKeyPress of two", ["x", "y"]) { name in
                Two().onKeyPress(KeyEquivalent(Character(name))) { .handled }
            })
        samples.append(
            Sample("onKeyPress disabled", [true, false]) { isDisabled in
                Text("a").onKeyPress("x") { .handled }.disabled(isDisabled)
            })
        samples.append(Sample("draggable disabled", [true, false]) { Text("a").draggable("x").disabled($0) })
        samples.append(Sample("draggable of two disabled", [true, false]) { Two().draggable("x").disabled($0) })
        samples.append(
            Sample("dropDestination disabled", [true, false]) { isDisabled in
                Text("a").dropDestination(for: String.self) { _, _ in true }.disabled(isDisabled)
            })
        samples.append(
            Sample("scrollTransition", [0.2, 0.7]) { opacity in
                ScrollView {
                    Color.clear.frame(height: 80)
                    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : opacity) }
                }
                .frame(width: 60, height: 40)
            })
        samples.append(
            Sample("scrollTransition of two", [0.2, 0.7]) { opacity in
                ScrollView {
                    Color.clear.frame(height: 80)
                    Two().scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : opacity) }
                }
                .frame(width: 60, height: 40)
            })
        samples.append(
            Sample("visualEffect of two", [0.2, 0.7]) { opacity in
                Two().visualEffect { content, _ in content.opacity(opacity) }
            })
        samples.append(
            Sample("labelsVisibility", [Visibility.hidden, .visible]) {
                Toggle("a", isOn: .constant(true)).labelsVisibility($0).frame(width: 90)
            })
        samples.append(
            Sample("labelsVisibility inside", [Visibility.hidden, .visible]) {
                Toggle("a", isOn: .constant(true)).labelsVisibility(.automatic).labelsVisibility($0).frame(width: 90)
            })
        samples.append(
            Sample("autocorrectionDisabled", [true, false]) {
                TextField("n", text: .constant("")).autocorrectionDisabled($0)
            })
        samples.append(
            Sample("disableAutocorrection", [true, false, nil] as [Bool?]) {
                TextField("n", text: .constant("")).disableAutocorrection($0)
            })
        samples.append(
            Sample("buttonBorderShape radius", [4.0, 0]) { radius in
                Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: radius))
            })
        samples.append(
            Sample("Canvas symbols", ["a", "bb"]) { name in
                Canvas { context, _ in
                    if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
                } symbols: {
                    Text(name).tag(1)
                }
                .frame(width: 40, height: 20)
            })
        samples.append(
            Sample("AsyncImage", ["https://a.example/a.png", "https://a.example/b.png"]) {
                AsyncImage(url: URL(string: $0)).frame(width: 20, height: 20)
            })
        samples.append(
            Sample("clipShape outlines", [0, 1, 2]) { index in
                switch index {
                case 0: AnyView(Color.red.frame(width: 30, height: 20).clipShape(Ellipse()))
                case 1: AnyView(Color.red.frame(width: 30, height: 20).clipShape(Rectangle()))
                default: AnyView(Color.red.frame(width: 30, height: 20).clipShape(Capsule()))
                }
            })
        samples.append(
            Sample("clipShape erased", [true, false]) { isEllipse in
                Color.red.frame(width: 30, height: 20)
                    .clipShape(isEllipse ? AnyShape(Ellipse()) : AnyShape(Rectangle()))
            })
        samples.append(
            Sample("aspectRatio of a size", [CGSize(width: 2, height: 1), CGSize(width: 3, height: 0)]) { ratio in
                Color.red.frame(minWidth: 10, maxWidth: 60, minHeight: 5, maxHeight: 50)
                    .aspectRatio(ratio, contentMode: .fit).frame(width: 60, height: 50)
            })
        return samples
    }()
}
