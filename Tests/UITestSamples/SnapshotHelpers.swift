// Pictures for a store's page, taken by UI tests.
import Foundation
import XCTest

enum StoreShots {
    static var app: XCUIApplication?
    static var folder: URL?

    @MainActor static func prepare(_ app: XCUIApplication) {
        Self.app = app
        folder = try? makeFolder()
        app.launchArguments += ["-AppleLanguages", "(\(Locale.current.language.languageCode?.identifier ?? "en"))"]
        app.launchArguments += ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]
    }

    private static func makeFolder() throws -> URL {
        let home = ProcessInfo().environment["SIMULATOR_HOST_HOME"] ?? NSHomeDirectory()
        let folder = URL(fileURLWithPath: home).appendingPathComponent("Library/Caches/shots", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @MainActor static func shoot(_ name: String, timeWaitingForIdle timeout: TimeInterval = 20) {
        if timeout > 0 { waitForLoading(within: timeout) }
        guard app != nil else { return XCTFail("prepare(_:) comes first") }
        let shot = XCUIScreen.main.screenshot()
        #if os(iOS)
            let image = XCUIDevice.shared.orientation.isLandscape ? turned(shot.image) : shot.image
        #else
            let image = shot.image
        #endif
        guard let folder, let device = ProcessInfo().environment["SIMULATOR_DEVICE_NAME"] else { return }
        do {
            try image.pngData()?.write(to: folder.appendingPathComponent("\(device)-\(name).png"), options: .atomic)
        } catch let error {
            NSLog("The picture could not be written: \(error)")
        }
    }

    static func turned(_ image: UIImage) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let renderer = UIGraphicsImageRenderer(size: image.size, format: format)
        return renderer.image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: image.size.width, height: image.size.height))
        }
    }

    @MainActor static func waitForLoading(within timeout: TimeInterval) {
        guard let app else { return }
        let indicator = app.otherElements.bars.loadingIndicators.element
        let gone = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == false"), object: indicator)
        _ = XCTWaiter.wait(for: [gone], timeout: timeout)
    }
}

extension XCUIElementAttributes {
    fileprivate var isLoadingIndicator: Bool {
        if ["GeofenceLocationTrackingOn", "StandardLocationTrackingOn"].contains(identifier) { return false }
        return frame.size == CGSize(width: 10, height: 20) || frame.size.width.isBetween(46, and: 47)
    }

    fileprivate func isBar(_ width: CGFloat) -> Bool {
        frame.minY == 0 && frame.size.width == width && frame.size.height.isBetween(20, and: 54)
    }
}

extension XCUIElementQuery {
    fileprivate var loadingIndicators: XCUIElementQuery {
        let isIndicator = NSPredicate { object, _ in
            guard let element = object as? XCUIElementAttributes else { return false }
            return element.isLoadingIndicator
        }
        return containing(isIndicator)
    }

    @MainActor fileprivate var bars: XCUIElementQuery {
        let width = StoreShots.app?.windows.firstMatch.frame.width ?? 0
        let isBar = NSPredicate { object, _ in
            guard let element = object as? XCUIElementAttributes else { return false }
            return element.isBar(width)
        }
        return containing(isBar)
    }
}

extension CGFloat {
    fileprivate func isBetween(_ low: CGFloat, and high: CGFloat) -> Bool { low...high ~= self }
}

final class StoreShotTests: XCTestCase {
    @MainActor func testShots() {
        let app = XCUIApplication()
        StoreShots.prepare(app)
        app.launch()
        StoreShots.shoot("0Launch")
        let attachment = XCTAttachment(image: app.screenshot().image)
        attachment.lifetime = .keepAlways
        add(attachment)
        app.images.firstMatch.pinch(withScale: 1.5, velocity: 1)
        app.images.firstMatch.rotate(0.5, withVelocity: 1)
    }
}
