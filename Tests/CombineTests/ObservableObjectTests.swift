import Combine
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name: String

    init(name: String = "none") {
        self.name = name
    }
}

private class Animal: ObservableObject {
    @Published var age = 1
    var sound = "…"
}

private final class Dog: Animal {
    @Published var tricks: [String] = []
    let legs = 4
}

private final class Silent: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var count = 0
}

private final class Model<Item>: ObservableObject {
    @Published var items: [Item]
    init(_ items: [Item]) { self.items = items }
}

@MainActor private final class MainModel: ObservableObject {
    @Published private(set) var title = "a"
    func rename() { title += "b" }
}

@Suite struct ObservableObjectTests {
    @Test func `an object announces each change of a published property`() {
        let counter = Counter()
        var announcements = 0
        let token = counter.objectWillChange.sink { announcements += 1 }
        counter.count = 1
        counter.count += 1
        counter.name = "x"
        #expect(announcements == 3)
        #expect(counter.count == 2)
        token.cancel()
        counter.count = 9
        #expect(announcements == 3)
    }

    @Test func `the announcement comes before the change`() {
        let counter = Counter()
        var seen: [Int] = []
        let token = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 1
        counter.count = 2
        #expect(seen == [0, 1])
        token.cancel()
    }

    @Test func `an object has one publisher`() {
        let counter = Counter()
        let silent = Silent()
        #expect(counter.objectWillChange === counter.objectWillChange)
        #expect(silent.objectWillChange === silent.objectWillChange)
        #expect(counter.objectWillChange !== Counter().objectWillChange)
        #expect(silent.objectWillChange !== Silent().objectWillChange)
    }

    @Test func `properties of superclasses announce through the same publisher`() {
        let dog = Dog()
        var announcements = 0
        let token = dog.objectWillChange.sink { announcements += 1 }
        dog.age = 2
        dog.tricks.append("sit")
        dog.sound = "wow"
        #expect(announcements == 2)
        #expect((dog as Animal).objectWillChange === dog.objectWillChange)
        token.cancel()
    }

    @Test func `an object without published properties announces manually`() {
        let silent = Silent()
        var announcements = 0
        let token = silent.objectWillChange.sink { announcements += 1 }
        silent.value = 3
        #expect(announcements == 1)
        token.cancel()
    }

    @Test func `a thousand short-lived objects without published properties each get their own publisher`() {
        for _ in 0..<1_000 {
            let silent = Silent()
            var announcements = 0
            let token = silent.objectWillChange.sink { announcements += 1 }
            silent.value = 1
            #expect(announcements == 1)
            token.cancel()
        }
    }

    @Test func `an object with its own publisher announces through it`() {
        let object = OwnPublisher()
        var seen: [String] = []
        let token = object.objectWillChange.sink { seen.append($0) }
        object.count = 1
        object.objectWillChange.send("now")
        #expect(seen == ["now"])
        token.cancel()
    }

    @Test func `a generic object announces like any other`() {
        let model = Model(["a"])
        var announcements = 0
        let token = model.objectWillChange.sink { announcements += 1 }
        model.items.append("b")
        #expect(announcements == 1)
        #expect(model.items == ["a", "b"])
        token.cancel()
    }

    @Test @MainActor func `an object on the main actor announces changes on the main actor`() {
        let model = MainModel()
        var seen: [String] = []
        let token = model.objectWillChange.sink { seen.append(model.title) }
        model.rename()
        #expect(seen == ["a"])
        #expect(model.title == "ab")
        token.cancel()
    }

    @Test func `a published property delivers its value at once and each new one before it is set`() {
        let counter = Counter()
        var seen: [String] = []
        let token = counter.$count.sink { seen.append("\($0) after \(counter.count)") }
        counter.count = 5
        counter.count = 7
        #expect(seen == ["0 after 0", "5 after 0", "7 after 5"])
        token.cancel()
    }

    @Test func `a publisher can be assigned to a published property without keeping the object`() {
        let subject = PassthroughSubject<Int, Never>()
        var counter: Counter? = Counter()
        weak let weakCounter = counter
        if let counter { subject.assign(to: &counter.$count) }
        subject.send(4)
        #expect(counter?.count == 4)
        counter = nil
        #expect(weakCounter == nil)
        subject.send(5)
    }

    @Test func `subscribing leaves no trace of a released object`() {
        var counter: Counter? = Counter()
        weak let weakCounter = counter
        let token = counter?.objectWillChange.sink {}
        counter = nil
        #expect(weakCounter == nil)
        token?.cancel()
    }

    @Test func `threads that request the publisher simultaneously get the same one`() async {
        for _ in 0..<200 {
            let counter = Counter()
            nonisolated(unsafe) let shared = counter
            let publishers = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
                for _ in 0..<8 { group.addTask { shared.objectWillChange } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(publishers.allSatisfy { $0 === counter.objectWillChange })
        }
    }
}
