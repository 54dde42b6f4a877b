import EspalierViews
import Foundation

/// Keeps the scene of a page, and tells its delegate what happens to the page.
@MainActor
final class PageScene: PageFeature {
    let scene: UIWindowScene
    private unowned let graph: ViewGraph
    /// The window as the delegate knows it.
    private var known: HostEnvironment

    init(_ graph: ViewGraph) {
        self.graph = graph
        known = graph.host
        let session = UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.page = graph
    }

    func activityDidChange() {
        let (earlier, host) = (known, graph.host)
        known = host
        guard let delegate = scene.delegate else { return }
        graph.run {
            tell(delegate, host.activity, after: earlier.activity)
            if earlier.differsVisibly(from: host) {
                (delegate as? any UIWindowSceneDelegate)?.windowScene(
                    scene, didUpdate: FormerCoordinateSpace(earlier.size),
                    interfaceOrientation: UIInterfaceOrientation(of: earlier.size),
                    traitCollection: UITraitCollection(earlier))
            }
        }
    }

    private func tell(
        _ delegate: any UISceneDelegate, _ activity: HostEnvironment.Activity, after earlier: HostEnvironment.Activity
    ) {
        switch (earlier, activity) {
        case (.inactive, .active): delegate.sceneDidBecomeActive(scene)
        case (.active, .inactive): delegate.sceneWillResignActive(scene)
        case (.background, .inactive): delegate.sceneWillEnterForeground(scene)
        case (.inactive, .background):
            delegate.sceneDidEnterBackground(scene)
            scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
        default: break
        }
    }

    func pageDidEnd() {
        scene.delegate?.sceneDidDisconnect(scene)
        scene.page = nil
    }
}

extension HostEnvironment {
    /// Whether the size or a trait of the window is another one.
    fileprivate func differsVisibly(from other: HostEnvironment) -> Bool {
        size != other.size || prefersDarkScheme != other.prefersDarkScheme || textScale != other.textScale
            || displayScale != other.displayScale
    }
}

extension UIInterfaceOrientation {
    /// The direction of a window with a size.
    init(of size: CGSize) {
        self = size.width > size.height ? .landscapeLeft : .portrait
    }
}

/// The coordinates that a window had. They are those of the screen.
@MainActor
private final class FormerCoordinateSpace: UICoordinateSpace {
    let bounds: CGRect

    init(_ size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, from: coordinateSpace)
    }
}
