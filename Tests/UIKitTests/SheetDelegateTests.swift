import EspalierViews
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
