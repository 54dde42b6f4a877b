import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Another icon of the app` {
    private let night = [DisplayIcon(address: "/public/night.png", use: .tab)]
    private let day = [DisplayIcon(address: "/public/day.png", use: .tab)]

    private func makePage() -> TestPage {
        let resources = AppResources(measurer: TenByTenFont())
        resources.icons = ["": day, "Night": night]
        return TestPage(resources: resources) { Text("page") }
    }

    @Test func `is shown by the browser until the usual one is shown again`() {
        let page = makePage()
        let application = UIApplication.shared
        #expect(application.supportsAlternateIcons && application.alternateIconName == nil && page.tree.icons == nil)
        application.setAlternateIconName("Night") { #expect($0 == nil) }
        page.update()
        #expect(application.alternateIconName == "Night")
        #expect(page.tree.openings == [.icons(night)] && page.tree.icons == night)
        application.setAlternateIconName(nil)
        page.update()
        #expect(page.tree.openings == [.icons(day)] && page.tree.icons == nil)
    }

    @Test func `must be in the catalog`() async {
        let page = makePage()
        await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Dawn") }
        page.update()
        #expect(UIApplication.shared.alternateIconName == nil && page.tree.openings.isEmpty)
    }

    @Test func `is kept with the values of the browser`() {
        let values = ClientValues()
        values.setAlternateIcon("Night")
        #expect(ClientValues(values.data).alternateIcon == "Night")
    }
}
