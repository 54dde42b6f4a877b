import Foundation
import Testing
import XCUIAutomation

/// Not in Chromium, where the page waits for the program to come back.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ESPALIER_BROWSER"] == nil))
struct `An app with mistakes in UI tests` {
    @Test func `a step whose action traps fails with what the program wrote, and a launch starts another program`() {
        let app = XCUIApplication(bundleIdentifier: "FaultyApp")
        app.launchPath = "/trap"
        app.launch()
        withKnownIssue {
            app.buttons["Trap"].tap()
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.hasPrefix("tap failed: ")
                    && $0.rawValue.contains("The program was ended by signal")
                    && $0.rawValue.contains("Fatal error: Index out of range")
            }
        }
        #expect(app.state == .notRunning)
        app.launch()
        #expect(app.state == .runningForeground && app.buttons["Trap"].exists)
    }
}
