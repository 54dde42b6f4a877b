import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A message in place of content` {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private final class Inbox: UIViewController {
        var mails: [String] = []
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Mail"
            contentUnavailableConfiguration = mails.isEmpty ? configuration : nil
        }
    }

    @Test func `has texts and a button with an action`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Mail"
        configuration.secondaryText = "New mail appears here."
        configuration.button.title = "Refresh"
        var calls: [String] = []
        configuration.buttonProperties.primaryAction = UIAction { calls.append("\($0.sender is UIButton)") }
        let view = UIContentUnavailableView(configuration: configuration)
        let page = TestPage { Shown(view: view) }
        #expect(page.texts == ["No Mail", "New mail appears here.", "Refresh"])
        try page.tap("Refresh")
        #expect(calls == ["true"])
        configuration.secondaryButton.title = "Settings"
        configuration.buttonProperties.isEnabled = false
        view.configuration = configuration
        page.update()
        #expect(page.texts.last == "Settings" && page.target("Refresh", for: .tap) == nil)
        try page.tap("Settings")
        #expect(calls == ["true"])
    }

    @Test func `has the text of a search`() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "pear"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “pear”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
        #expect(UIContentUnavailableConfiguration.loading().showsActivityIndicator)
    }

    @Test func `covers the view of a controller`() {
        let inbox = Inbox()
        let page = TestPage { Hosted(controller: inbox) }
        page.update()
        #expect(page.texts == ["No Mail"])
        inbox.mails = ["Hello"]
        inbox.setNeedsUpdateContentUnavailableConfiguration()
        page.update()
        #expect(page.texts == [])
        inbox.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        let view = inbox.unavailableView
        page.update()
        #expect(page.texts.first == "No Results")
        // Another message of the same kind has the same view.
        inbox.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        page.update()
        #expect(page.texts == ["Loading…"] && inbox.unavailableView === view)
    }
}
