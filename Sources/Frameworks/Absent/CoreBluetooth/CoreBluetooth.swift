@_exported public import Foundation

/// The radio.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBManager: NSObject {}

/// Finds devices.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBCentralManager: CBManager {
    /// An object of the framework.
    public convenience init(delegate: Any?, queue: Any?) { self.init() }

    /// An object of the framework.
    public convenience init(delegate: Any?, queue: Any?, options: [String: Any]?) { self.init() }
}

/// Is found.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBPeripheralManager: CBManager {
    /// An object of the framework.
    public convenience init(delegate: Any?, queue: Any?) { self.init() }
}

/// A device.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBPeripheral: NSObject {}

/// A service of a device.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBService: NSObject {}

/// A value of a device.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBCharacteristic: NSObject {}

/// The name of a service.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
open class CBUUID: NSObject {
    /// An object of the framework.
    public convenience init(string theString: String) { self.init() }
}

/// Receives devices.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
public protocol CBCentralManagerDelegate: NSObjectProtocol {}

/// Receives values.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
public protocol CBPeripheralDelegate: NSObjectProtocol {}

/// Receives requests.
@available(*, unavailable, message: "Bluetooth is not part of Espalier. Connect devices to the server.")
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
