import EspalierViews
import Foundation

/// The page control below the pages of a controller.
@MainActor
final class PageDots {
    /// The height of the control's place in points, as on iOS.
    static let height: CGFloat = 37

    private let turn: (Int) -> Void
    /// The current dot; nil to ask for it.
    private var index: Int?
    private var count = 0
    /// Whether there are dots.
    var isShown: Bool { count > 0 }

    /// - Parameter turn: Receives the number of pages by which the user turns: -1 or 1.
    init(turn: @escaping (Int) -> Void) {
        self.turn = turn
    }

    private lazy var control: UIPageControl = {
        let control = UIPageControl()
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, let index else { return }
                let step = self.control.currentPage - index
                // The control shows the turn after the page has changed.
                self.control.currentPage = index
                turn(step)
            }, for: .valueChanged)
        return control
    }()

    /// Asks for the number and the current one again.
    func forget() {
        index = nil
    }

    /// Follows the pages.
    func move(by step: Int) {
        index = index.map { min(max(0, $0 + step), max(0, count - 1)) }
    }

    /// The dots; nil for none.
    func view(count newCount: () -> Int, index newIndex: () -> Int) -> AnyView? {
        if index == nil {
            count = max(0, newCount())
            if count > 0 { index = min(max(0, newIndex()), count - 1) }
        }
        guard let index else { return nil }
        control.numberOfPages = count
        control.currentPage = index
        return control.contents
    }
}
