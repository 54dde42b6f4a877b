public import Foundation
public import UIKit

/// Reads texts and codes with the camera of the device, which a server lacks.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// Whether the hardware suffices: false.
    public class var isSupported: Bool { false }
    /// Whether the camera may be used: false.
    public class var isAvailable: Bool { false }

    /// The object that receives recognized items. It receives none.
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// The recognized items: none.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    /// Whether the camera is at work: false.
    open var isScanning: Bool { false }
    /// The types of data that the scanner recognizes.
    public let recognizedDataTypes: Set<RecognizedDataType>

    /// A controller, which cannot read.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// Fails with `ScanningUnavailable.unsupported`.
    open func startScanning() throws {
        throw ScanningUnavailable.unsupported
    }

    /// Ends reading, which never begins.
    open func stopScanning() {}

    /// Fails with `ScanningUnavailable.unsupported`.
    open func capturePhoto() async throws -> UIImage {
        throw ScanningUnavailable.unsupported
    }

    /// Why nothing can be read.
    public enum ScanningUnavailable: Error, Sendable {
        /// The device lacks the hardware, as this one; the camera is forbidden.
        case unsupported, cameraRestricted
    }

    /// The resolution that the camera uses.
    public enum QualityLevel: Hashable, Sendable {
        /// In between; fast; exactly.
        case balanced, fast, accurate
    }

    /// Kinds of things that are read.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String

        public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
            -> RecognizedDataType
        {
            RecognizedDataType(name: "text \(languages) \(textContentType.map { "\($0)" } ?? "")")
        }

        /// Codes.
        public static func barcode() -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    }

    /// Kinds of texts.
    public enum TextContentType: Hashable, Sendable {
        /// A date and time; an address of mail; a flight; an address; a parcel; a phone; an address of a page; money.
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber,
            URL, currency
    }
}

/// Something that was read. Without a camera there is nothing.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    /// A code.
    case barcode(Barcode)

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        /// The words.
        public let transcript: String
    }

    /// A code.
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        /// The text in the code.
        public let payloadStringValue: String?
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
}

/// Receives what the camera reads. Nothing is read on this device.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// The user tapped something.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Things appeared.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Things moved.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Things disappeared.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Reading is no longer possible.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
