import Foundation

/// The background of a presentation. Backgrounds of a style are equal if their styles are. Those of views count as equal, because
/// views cannot be compared.
nonisolated struct PresentationBackground: Equatable {
    let view: AnyView
    private let style: Any?
    private let isSame: (Any?) -> Bool

    init<S: ShapeStyle>(_ style: S) {
        view = AnyView(Rectangle().fill(style))
        self.style = style
        isSame = { other in (other as? S).map { ValueComparison.areEqual(style, $0) } ?? false }
    }

    init(view: some View) {
        self.view = AnyView(view)
        style = nil
        isSame = { $0 == nil }
    }

    static func == (left: Self, right: Self) -> Bool { left.isSame(right.style) }
}
