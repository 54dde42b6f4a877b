import EspalierViews
import Foundation

/// The proxies of a browser.
@MainActor
final class AppearanceProxies: ClientFeature {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
    }

    private var proxies: [Key: any AppearanceSource] = [:]

    init(_ values: ClientValues) {}

    /// The proxies for the code that runs.
    static var current: AppearanceProxies { ClientValues.current.feature() }

    func proxy<Object: NSObject>(of type: Object.Type, in containers: [any UIAppearanceContainer.Type]) -> Object {
        let key = Key(type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
        if let known = proxies[key] as? Object { return known }
        let made = ObjectCreation.make(type)
        if let source = made as? any AppearanceSource {
            proxies[key] = source
            source.proxyContainers = containers
        }
        return made
    }
}

/// An object that can be a proxy.
@MainActor
protocol AppearanceSource: AnyObject {
    /// The containers of the objects that the proxy stands for; nil for an object that is no proxy.
    var proxyContainers: [any UIAppearanceContainer.Type]? { get set }

    /// Stores the properties that have an effect.
    func write(to settings: inout InterfaceSettings)
}

extension AppearanceSource {
    /// Stores the properties after a change, if the object is a proxy.
    func proxyDidChange() {
        if proxyContainers != nil { write(to: &InterfaceAppearance.current.settings) }
    }

    /// Whether the proxy stands for objects inside of others of a class.
    func isProxy(in type: any UIAppearanceContainer.Type) -> Bool {
        proxyContainers?.contains { $0 == type } == true
    }

    /// Whether the proxy stands for all objects of its class.
    var isGeneralProxy: Bool { proxyContainers?.isEmpty == true }
}
