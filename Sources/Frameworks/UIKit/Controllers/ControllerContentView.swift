import EspalierViews
import Foundation

/// The view of a controller whose content is a view of SwiftUI.
final class ControllerContentView<Owner: UIViewController>: UIView {
    private weak var owner: Owner?
    private let content: (Owner) -> AnyView

    init(of owner: Owner, content: @escaping (Owner) -> AnyView) {
        self.owner = owner
        self.content = content
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override var contents: AnyView? { owner.map(content) }
}
