import AdSupport
import BackgroundTasks
import CoreSpotlight
import CoreTelephony
import DeviceCheck
import Foundation
import GroupActivities
import LinkPresentation
import EspalierMetal
import PassKit
import Testing
import VisionKit
import WatchConnectivity

@Suite struct `A device without hardware` {
    @Test func `has no identifier for advertising`() {
        let manager = ASIdentifierManager.shared()
        #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!manager.isAdvertisingTrackingEnabled)
    }

    @Test func `has no graphics processor and no carrier`() {
        #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
        #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        #expect(CTRadioAccessTechnologyLTE == "CTRadioAccessTechnologyLTE")
    }

    @Test func `runs no tasks in the background`() {
        #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        do {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
            Issue.record("The request was accepted.")
        } catch BGTaskScheduler.Error.unavailable {
            // A pattern of the code, as apps write it.
        } catch {
            Issue.record(error)
        }
    }

    @Test func `has no certificate for Apple`() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        let error = await #expect(throws: DCError.self) { try await DCDevice.current.generateToken() }
        #expect(error?.code == .featureUnsupported && error?.errorCode == 1)
    }

    @Test func `has no index for search`() async {
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "Trip"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        #expect(item.attributeSet.contentType == "public.text" && item.uniqueIdentifier == "1")
        let code = await withCheckedContinuation { continuation in
            CSSearchableIndex.default().indexSearchableItems([item]) {
                continuation.resume(returning: ($0 as? CSIndexError)?.code)
            }
        }
        #expect(code == .indexingUnsupported && code?.rawValue == -1005)
    }

    @Test func `reads no pages for previews of links`() async throws {
        let url = try #require(URL(string: "https://example.com"))
        let error = await #expect(throws: LPError.self) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
        #expect(error?.code == .metadataFetchNotAllowed)
    }

    @Test func `pays nothing`() async {
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
        #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
        let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
        #expect(await controller.present() == false)
        #expect(throws: PKPassKitError.self) { try PKPass(data: Data()) }
    }

    @Test func `shares no activities`() async throws {
        struct Film: GroupActivity {
            var metadata: GroupActivityMetadata { GroupActivityMetadata() }
        }
        #expect(await Film().prepareForActivation() == .activationDisabled)
        #expect(try await Film().activate() == false)
        #expect(!GroupStateObserver().isEligibleForGroupSession)
    }

    @Test @MainActor func `has no camera`() async {
        #expect(!VNDocumentCameraViewController.isSupported && !ImageAnalyzer.isSupported)
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode()])
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
    }

    @Test func `pairs with no watch`() async {
        final class Receiver: NSObject, WCSessionDelegate {
            let receive: @Sendable (WCSessionActivationState, WCError?) -> Void

            init(_ receive: @escaping @Sendable (WCSessionActivationState, WCError?) -> Void) {
                self.receive = receive
            }

            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?
            ) { receive(activationState, error as? WCError) }

            func sessionDidBecomeInactive(_ session: WCSession) {}
            func sessionDidDeactivate(_ session: WCSession) {}
        }
        #expect(!WCSession.isSupported())
        let session = WCSession.default
        #expect(!session.isPaired && !session.isReachable && session.activationState == .notActivated)
        var receiver: Receiver?
        let (state, error) = await withCheckedContinuation { continuation in
            receiver = Receiver { continuation.resume(returning: ($0, $1)) }
            session.delegate = receiver
            session.activate()
        }
        #expect(state == .notActivated && error?.code == .sessionNotSupported && error?.errorCode == 7002)
        #expect(throws: WCError.self) { try session.updateApplicationContext([:]) }
        withExtendedLifetime(receiver) {}
    }
}
