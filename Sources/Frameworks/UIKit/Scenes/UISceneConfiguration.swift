public import Foundation

/// The classes with which a scene is opened.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name of the configuration, as in `Info.plist`.
    public final let name: String?
    /// The purpose of the scene.
    public final let role: UISceneSession.Role
    /// The class of the scene. It has no effect: it is `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate; nil for the class `SceneDelegate` of the app's module.
    open var delegateClass: AnyClass?

    /// A configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
