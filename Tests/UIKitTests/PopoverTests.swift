import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A popover of UIKit` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Greeting: UIViewController {
        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "hello"
            view.addSubview(label)
        }
    }

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.automatic
        var isDismissed = false

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { isDismissed = true }
    }

    /// Presents a controller beside a view at (100, 50), and returns the page.
    private func present(_ greeting: UIViewController, width: CGFloat, by delegate: Delegate) throws -> TestPage {
        let presenter = UIViewController()
        let page = TestPage(width: width, height: 800) { Hosted(controller: presenter) }
        let source = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 20))
        presenter.view.addSubview(source)
        greeting.modalPresentationStyle = .popover
        greeting.preferredContentSize = CGSize(width: 240, height: 160)
        let popover = try #require(greeting.popoverPresentationController)
        popover.sourceView = source
        popover.delegate = delegate
        presenter.present(greeting, animated: false)
        page.update()
        page.update()
        return page
    }

    @Test func `stands below its source in its preferred size`() throws {
        let greeting = Greeting()
        let page = try present(greeting, width: 1000, by: Delegate())
        #expect(page.texts.contains("hello"))
        #expect(greeting.view.bounds.size == CGSize(width: 240, height: 160))
        // The bubble begins at 82, behind its arrow of 12 points. The text is in the middle of its label, 5 points lower.
        #expect(page.frames(ofType: "Text").last?.minY == 87)
    }

    @Test func `is a sheet in a narrow window, unless its delegate keeps its form`() throws {
        let (sheet, bubble, delegate) = (Greeting(), Greeting(), Delegate())
        _ = try present(sheet, width: 390, by: delegate)
        #expect(sheet.view.bounds.width == 390)
        delegate.style = .none
        _ = try present(bubble, width: 390, by: delegate)
        #expect(bubble.view.bounds.size == CGSize(width: 240, height: 160))
    }

    @Test func `belongs to popovers, share sheets and choices of actions`() {
        #expect(UIViewController().popoverPresentationController == nil)
        #expect(
            UIAlertController(title: nil, message: nil, preferredStyle: .alert).popoverPresentationController == nil)
        let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        choice.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(choice.popoverPresentationController?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        let item = UIBarButtonItem()
        share.popoverPresentationController?.sourceItem = item
        #expect(share.popoverPresentationController?.barButtonItem === item)
        #expect(share.popoverPresentationController?.permittedArrowDirections == [.up, .down, .left, .right])
    }
}

@MainActor @Suite struct `A button of an alert` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `has the color and the picture that the app sets by name`() throws {
        let presenter = UIViewController()
        let page = TestPage(height: 600) { Hosted(controller: presenter) }
        let alert = UIAlertController(title: "plain", message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "with attributes"), forKey: "attributedTitle")
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "titleTextColor")
        action.setValue(UIImage(systemName: "star"), forKey: "image")
        alert.addAction(action)
        presenter.present(alert, animated: false)
        page.update()
        #expect(page.texts.contains("with attributes") && !page.texts.contains("plain"))
        #expect(page.texts.contains("Go"))
        #expect(action.titleTextColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let paints = page.nodes.compactMap { node -> DisplayPaint? in
            if case .text(let text) = node.content { text.appearance.style.paint } else { nil }
        }
        #expect(paints.filter { $0 == .color(.rgb(1, 0, 0)) }.count == 1)
    }
}

@MainActor @Suite struct `A hosting controller` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Box: View {
        var width: CGFloat
        var appeared: () -> Void = {}

        var body: some View {
            Color.red.frame(minWidth: width, idealWidth: width, maxWidth: 200, idealHeight: 30, maxHeight: 90)
                .onAppear(perform: appeared)
        }
    }

    @Test func `measures its view for a size, without its actions`() {
        var calls = 0
        let controller = UIHostingController(rootView: Box(width: 50) { calls += 1 })
        let page = TestPage { Hosted(controller: UIViewController()) }
        page.update()
        #expect(controller.sizeThatFits(in: CGSize(width: 120, height: 40)) == CGSize(width: 120, height: 40))
        #expect(
            controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
                == CGSize(width: 200, height: 90))
        #expect(
            controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30)
        )
        #expect(
            controller.view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 200, height: 90))
        #expect(calls == 0)
    }

    @Test func `has the size of its content if it is asked to`() {
        let controller = UIHostingController(rootView: Box(width: 50))
        let page = TestPage { Hosted(controller: UIViewController()) }
        page.update()
        #expect(controller.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
        #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 30))
        #expect(controller.preferredContentSize == CGSize(width: 50, height: 30))
        controller.rootView = Box(width: 70)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 70, height: 30))
        #expect(controller.preferredContentSize == CGSize(width: 70, height: 30))
    }

    @Test func `a required width is kept by a fitting size`() {
        let label = UILabel()
        label.text = "word word word"
        label.numberOfLines = 0
        let free = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let narrow = label.systemLayoutSizeFitting(
            CGSize(width: free.width / 2, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == free.width / 2 && narrow.height >= free.height)
    }
}
