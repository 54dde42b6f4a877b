import ActivityKit
import EspalierViews
import Foundation
import Photos
import StoreKit
import Testing
import WidgetKit

@Suite struct `Permissions of the device` {
    @Test func `deny its photos`() async {
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        await #expect(throws: PHPhotosError.self) {
            try await PHPhotoLibrary.shared().performChanges { Issue.record("The library ran the changes.") }
        }
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    }

    @Test func `deny Live Activities`() async {
        struct Delivery: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var minutes: Int
            }
        }
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Delivery(), content: ActivityContent(state: .init(minutes: 5), staleDate: nil))
        }
    }

    @Test func `show no widgets`() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }

    @MainActor @Test func `sell nothing, and ignore requests for reviews`() {
        #expect(!AppStore.canMakePayments)
        EnvironmentValues().requestReview()
    }
}
