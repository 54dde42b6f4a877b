import Foundation
import Testing
import UserNotifications

@MainActor @Suite struct `Notifications` {
    @Test func `are denied`() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let answer = await withCheckedContinuation { continuation in
            center.requestAuthorization(options: .alert) { isGranted, error in
                continuation.resume(returning: "\(isGranted) \(String(describing: error))")
            }
        }
        #expect(answer == "false nil")
    }

    @Test func `are not added`() async {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
        content.title = "Cake"
        #expect(request.content.title == "Tea" && request.content.sound == .default)
        await #expect(throws: UNError.self) { try await UNUserNotificationCenter.current().add(request) }
        let code = await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().add(request) { continuation.resume(returning: ($0 as? UNError)?.code) }
        }
        #expect(code == .notificationsNotAllowed)
        #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().isEmpty)
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }

    @Test func `have their next time by the calendar`() throws {
        var time = DateComponents()
        time.calendar = Calendar(identifier: .gregorian)
        time.hour = 9
        let next = try #require(UNCalendarNotificationTrigger(dateMatching: time, repeats: false).nextTriggerDate())
        #expect(next > Date() && time.calendar?.component(.hour, from: next) == 9)
    }

    @Test func `keep the app's categories and delegate, which is never called`() async {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {}
        let center = UNUserNotificationCenter.current()
        let delegate = Delegate()
        center.delegate = delegate
        #expect(UNUserNotificationCenter.current().delegate === delegate)
        let category = UNNotificationCategory(
            identifier: "drinks",
            actions: [UNNotificationAction(identifier: "later", title: "Later", options: [.foreground])],
            intentIdentifiers: [])
        center.setNotificationCategories([category])
        #expect(await center.notificationCategories() == [category])
    }
}
