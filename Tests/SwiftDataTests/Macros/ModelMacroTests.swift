import EspalierMacroExpansions
import Testing

@Suite struct ModelMacroTests {
    private let trip = #"""
        @Model
        public final class Trip {
            @Attribute(.unique) public var name: String
            var days = 1
            @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
            @Transient var cache: [String: Int] = [:]
            static let limit = 3
            var isLong: Bool { days > 7 }
            #Unique<Trip>([\.name, \.days])
            #Index<Trip>([\.days], [\.name, \.days])
            public init(name: String) { self.name = name }
        }
        """#

    @Test func `a class gets a storage, an initializer for rows and descriptions of its properties`() throws {
        #expect(
            try ModelMacro(declaration: trip, isConforming: false).members() == #"""
                @SwiftData.Transient private nonisolated(unsafe) var _$backing_Trip = SwiftData._ModelBacking()
                private nonisolated var _$storage_Trip: SwiftData.ModelStorage {
                    _$backing_Trip.storage ?? _$backing_Trip.makeStorage(Trip.self, for: self)
                }
                nonisolated public var persistentBackingData: SwiftData.ModelStorage { _$storage_Trip }
                nonisolated public var _modelBacking: SwiftData._ModelBacking { _$backing_Trip }
                nonisolated public required init(backingData: SwiftData.ModelStorage) {
                    _$backing_Trip = SwiftData._ModelBacking(backingData)
                    _$name = SwiftData._ModelSlot()
                    _$days = SwiftData._ModelSlot()
                    _$stops = SwiftData._ModelSlot()
                }
                nonisolated public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                    var properties: [SwiftData.Schema.PropertyMetadata] = []
                    properties.append(SwiftData.Schema.PropertyMetadata(0, "name", of: Trip.self, keypath: \Trip.name, optional: \Trip?.?.name, metadata: SwiftData.Schema.Attribute(.unique)))
                    properties.append(SwiftData.Schema.PropertyMetadata(1, "days", of: Trip.self, keypath: \Trip.days, optional: \Trip?.?.days, defaultValue: { 1 }))
                    properties.append(SwiftData.Schema.PropertyMetadata(2, "stops", of: Trip.self, keypath: \Trip.stops, optional: \Trip?.?.stops, metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Stop.trip), defaultValue: { [] }))
                    return properties
                }
                nonisolated public static var schemaConstraints: [SwiftData.Schema.Constraint] {
                    [SwiftData.Schema.Constraint(isUnique: true, of: Trip.self, [\.name, \.days]), SwiftData.Schema.Constraint(isUnique: false, of: Trip.self, [\.days]), SwiftData.Schema.Constraint(isUnique: false, of: Trip.self, [\.name, \.days])]
                }
                """#)
    }

    @Test func `a subclass adds to what its superclass has, under its conditions`() throws {
        let cruise = #"""
            @Model class Cruise: Trip, Identifiable {
                #if DEBUG
                var debug = 1 // only here
                #else
                var release = "r"
                #endif
                var ship: String
                override init(name: String) { ship = ""; super.init(name: name) }
            }
            """#
        #expect(
            try ModelMacro(declaration: cruise, isConforming: true).members() == #"""
                @SwiftData.Transient private nonisolated(unsafe) var _$backing_Cruise = SwiftData._ModelBacking()
                private nonisolated var _$storage_Cruise: SwiftData.ModelStorage {
                    _$backing_Cruise.storage ?? _$backing_Cruise.makeStorage(Cruise.self, for: self)
                }
                nonisolated override var subclassBackingData: [SwiftData.ModelStorage] {
                    super.subclassBackingData + [_$storage_Cruise]
                }
                nonisolated required init(backingData: SwiftData.ModelStorage) {
                    _$backing_Cruise = SwiftData._ModelBacking(backingData.storage(for: Cruise.self))
                #if DEBUG
                    _$debug = SwiftData._ModelSlot()
                #else
                    _$release = SwiftData._ModelSlot()
                #endif
                    _$ship = SwiftData._ModelSlot()
                    super.init(backingData: backingData)
                }
                nonisolated override class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                    _$properties_Cruise(of: Cruise.self)
                }
                nonisolated static func _$properties_Cruise<Root: Cruise>(of root: Root.Type) -> [SwiftData.Schema.PropertyMetadata] {
                    var properties: [SwiftData.Schema.PropertyMetadata] = Trip._$properties_Trip(of: Root.self)
                #if DEBUG
                    properties.append(SwiftData.Schema.PropertyMetadata(0, "debug", of: Cruise.self, keypath: \Root.debug, optional: \Root?.?.debug, defaultValue: { 1 }))
                #else
                    properties.append(SwiftData.Schema.PropertyMetadata(1, "release", of: Cruise.self, keypath: \Root.release, optional: \Root?.?.release, defaultValue: { "r" }))
                #endif
                    properties.append(SwiftData.Schema.PropertyMetadata(2, "ship", of: Cruise.self, keypath: \Root.ship, optional: \Root?.?.ship))
                    return properties
                }
                """#)
    }

    @Test(arguments: ["PersistentModel", "SwiftData.PersistentModel, Named"])
    func `a class that names the protocol itself has no superclass`(inherited: String) throws {
        let named = "@Model final class Own: \(inherited) {\n    var name = \"\"\n    init() {}\n}"
        let plain = "@Model final class Own {\n    var name = \"\"\n    init() {}\n}"
        #expect(
            try ModelMacro(declaration: named, isConforming: true).members()
                == ModelMacro(declaration: plain, isConforming: false).members())
    }

    @Test func `the extension has the conformance unless the superclass has it`() {
        #expect(
            ModelMacro.conformance(type: "Outer.Trip", isConforming: false)
                == "nonisolated extension Outer.Trip: SwiftData.PersistentModel {}")
        #expect(ModelMacro.conformance(type: "Cruise", isConforming: true) == "")
    }

    @Test(arguments: [
        ("var days = 1", #"@SwiftData._PersistedProperty(1, in: "Trip")"#),
        ("@Attribute(.unique) public var name: String", #"@SwiftData._PersistedProperty(0, in: "Trip")"#),
        ("static let limit = 3", ""), ("var isLong: Bool { days > 7 }", ""),
        ("@Transient var cache: [String: Int] = [:]", ""), ("func drive() {}", ""),
    ])
    func `stored properties get an attribute with their place`(member: String, attribute: String) throws {
        #expect(try ModelMacro(declaration: trip, isConforming: false).attribute(ofMember: member) == attribute)
    }

    @Test func `a property's accessors read and write the storage, between the author's observers`() throws {
        let property = try PersistedPropertyMacro(
            declaration: """
                var score: Int = 0 {
                    willSet { print(newValue) }
                    didSet(old) { print(old) }
                }
                """, attribute: #"@SwiftData._PersistedProperty(4, in: "Trip")"#)
        #expect(
            property.expansion(for: "accessor") == #"""
                {
                    @storageRestrictions(accesses: _$backing_Trip, initializes: _$score)
                    init(initialValue) {
                        _$backing_Trip.storage(forInitialValueOf: Trip.self).initialize(4, to: initialValue)
                        _$score = SwiftData._ModelSlot()
                    }
                    get {
                        _$storage_Trip.value(4, of: self, \.score)
                    }
                    set {
                        guard _$storage_Trip.beginObservers(4) else { return _$storage_Trip.setValue(4, of: self, \.score, to: newValue) }
                        let __oldValue = self.score
                        _$willSet_score(newValue)
                        _$storage_Trip.setValue(4, of: self, \.score, to: newValue)
                        _$didSet_score(__oldValue)
                        _$storage_Trip.endObservers(4)
                    }
                }
                """#)
        #expect(
            property.expansion(for: "peer") == #"""
                private var _$score: SwiftData._ModelSlot
                private func _$willSet_score(_ newValue: Int) {
                print(newValue)
                }
                private func _$didSet_score(_ old: Int) {
                print(old)
                }
                """#)
    }

    @Test func `a transformable property is read and written as such`() throws {
        let property = try PersistedPropertyMacro(
            declaration: "@Attribute(.transformable(by: Colors.self)) var `default`: Color",
            attribute: #"@SwiftData._PersistedProperty(0, in: "Trip", isTransformed: true)"#)
        #expect(
            property.expansion(for: "accessor") == #"""
                {
                    @storageRestrictions(accesses: _$backing_Trip, initializes: _$default)
                    init(initialValue) {
                        _$backing_Trip.storage(forInitialValueOf: Trip.self).initializeTransformedValue(0, to: initialValue)
                        _$default = SwiftData._ModelSlot()
                    }
                    get {
                        _$storage_Trip.transformedValue(0, of: self, \.`default`)
                    }
                    set {
                        _$storage_Trip.setTransformedValue(0, of: self, \.`default`, to: newValue)
                    }
                }
                """#)
    }

    @Test func `an actor gets a context and an initializer`() throws {
        let actor = try ModelActorMacro(declaration: "@ModelActor public actor Importer {}", type: "Outer.Importer")
        #expect(
            actor.expansion(for: "member") == #"""
                public nonisolated let modelExecutor: any SwiftData.ModelExecutor
                public nonisolated let modelContainer: SwiftData.ModelContainer
                public init(modelContainer: SwiftData.ModelContainer) {
                    let modelContext = SwiftData.ModelContext(modelContainer)
                    self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                    self.modelContainer = modelContainer
                }
                """#)
        #expect(actor.expansion(for: "extension") == "extension Outer.Importer: SwiftData.ModelActor {}")
    }

    @Test(arguments: [
        ("struct Trip {}", "'@Model' can only be applied to a class, not to a struct"),
        ("enum Trip {}", "'@Model' can only be applied to a class, not to an enum"),
        ("class Trip<Stop> { init() {} }", "'@Model' cannot be applied to the generic class 'Trip'"),
        ("class Trip { var days = 1 }", "'@Model' requires an initializer be provided for 'Trip'"),
    ])
    func `other types are refused`(declaration: String, message: String) {
        do {
            _ = try ModelMacro(declaration: declaration, isConforming: false).members()
            Issue.record("The type was expanded.")
        } catch {
            #expect(error.message == message)
        }
    }
}
