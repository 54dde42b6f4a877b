@_exported public import Foundation
public import UIKit
import EspalierUnavailable

/// The player.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKLocalPlayer: NSObject {
    /// An object of the framework.
    public class var local: GKLocalPlayer { unavailable() }
}

/// A player.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKPlayer: NSObject {}

/// Points.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKScore: NSObject {}

/// A list of points.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKLeaderboard: NSObject {}

/// A goal.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKAchievement: NSObject {
    /// An object of the framework.
    public init(identifier: String) {}
}

/// The lists of points.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKGameCenterViewController: UIViewController {}

/// Receives the end of the lists.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {}

/// A button for the lists.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKAccessPoint: NSObject {}

/// A match.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
open class GKMatch: NSObject {}

/// Receives what players do.
@available(*, unavailable, message: "Game Center is not part of Espalier. Keep points in a database of the server.")
public protocol GKMatchDelegate: NSObjectProtocol {}
