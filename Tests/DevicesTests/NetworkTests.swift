import Dispatch
import EspalierNetwork
import Testing

@Suite struct `The network of an app` {
    @Test func `calls the handler on its queue with a satisfied path`() async {
        let monitor = NWPathMonitor()
        let key = DispatchSpecificKey<String>()
        let queue = DispatchQueue(label: "network")
        queue.setSpecific(key: key, value: "network")
        let (path, name) = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: ($0, DispatchQueue.getSpecific(key: key))) }
            monitor.start(queue: queue)
        }
        #expect(name == "network" && path == monitor.currentPath)
        #expect(path.status == .satisfied && !path.isExpensive && !path.isConstrained && path.supportsDNS)
        #expect(!path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular) && path.usesInterfaceType(.other))
        monitor.cancel()
        #expect(monitor.pathUpdateHandler == nil)
    }

    @Test func `calls a handler that comes after the start`() async {
        let monitor = NWPathMonitor()
        monitor.start(queue: .global())
        let status = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
        }
        #expect(status == .satisfied)
    }

    @Test func `is a sequence that ends when the monitor is canceled`() async {
        let monitor = NWPathMonitor()
        var statuses: [NWPath.Status] = []
        for await path in monitor {
            statuses.append(path.status)
            monitor.cancel()
        }
        #expect(statuses == [.satisfied])
        for await _ in monitor { Issue.record("The monitor began anew.") }
    }

    @Test func `has no Wi-Fi and no cellular network`() {
        let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
        #expect(monitor.currentPath.status == .unsatisfied && !monitor.currentPath.supportsDNS)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .satisfied)
    }
}
