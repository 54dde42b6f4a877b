@testable import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The delegate of a sheet` {
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var chosen: [UISheetPresentationController.Detent.Identifier?] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { chosen.append(sheetPresentationController.selectedDetentIdentifier) }
    }

    @Test func `is that of a sheet with heights that the app computes`() throws {
        typealias Detent = UISheetPresentationController.Detent
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [
            .custom(identifier: .init("small")) { _ in 120 }, .custom { $0.maximumDetentValue * 0.25 },
            .custom { _ in nil },
        ]
        #expect(
            sheet.detents[0].identifier.rawValue == "small"
                && sheet.detents[1].identifier != sheet.detents[2].identifier)
        let context = PresentationDetent.Context(maxDetentValue: 800, environment: EnvironmentValues())
        #expect(sheet.shownDetents.map { $0.height(in: context) } == [120, 200, nil])
        #expect(Set(sheet.shownDetents).count == 3)
    }

    @Test func `learns the height that the user chooses, and not the one that the app sets`() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        let delegate = Delegate()
        sheet.delegate = delegate
        sheet.detents = [.medium(), .large()]
        #expect(sheet.selection.wrappedValue == .medium)
        sheet.selection.wrappedValue = .large
        #expect(delegate.chosen == [.large])
        sheet.selection.wrappedValue = .large
        #expect(delegate.chosen == [.large])
        sheet.selectedDetentIdentifier = .medium
        #expect(sheet.selection.wrappedValue == .medium && delegate.chosen == [.large])
    }
}
