import Foundation
import SwiftData
import Testing

private struct Address: Codable, Equatable {
    var street: String
    var number: Int
}

private enum Level: Codable, Equatable {
    case none
    case some(depth: Int)
}

private enum Color: String, Codable { case red, blue }

@Model private final class Sample {
    var int8: Int8 = -8
    var uint64 = UInt64.max
    var bool = true
    var double = 1.5
    var float: Float = 0.5
    var text = "a"
    var date = Date(timeIntervalSinceReferenceDate: 1.25)
    var data = Data([1, 2])
    var url = URL(string: "https://example.com/a?b=c")!
    var uuid = UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!
    var decimal = Decimal(string: "12.50")!
    var color = Color.red
    var level = Level.some(depth: 2)
    var address = Address(street: "Main", number: 1)
    var numbers = [1, 2]
    var table = ["a": 1]
    var optionalInt: Int?
    var optionalText: String? = "b"
    var optionalColor: Color?
    var optionalAddress: Address?
    @Transient var note = "n"
    var count = 0 {
        willSet { note += "w\(newValue)" }
        didSet { note += "d\(oldValue)" }
    }
    var limited: Int = 0 {
        didSet { if limited > 10 { limited = 10 } }
    }

    init() {}
}

@Suite struct ValueTests {
    private func container() throws -> ModelContainer {
        try ModelContainer(for: Sample.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    /// The sample as another context reads it.
    private func stored(_ change: (Sample) -> Void = { _ in }) throws -> (Sample, ModelContainer, ModelContext) {
        let container = try container()
        let context = ModelContext(container)
        let sample = Sample()
        context.insert(sample)
        change(sample)
        try context.save()
        let other = ModelContext(container)
        return (try #require(try other.fetch(FetchDescriptor<Sample>()).first), container, other)
    }

    @Test func `values come back as they were`() throws {
        let (sample, container, context) = try stored()
        #expect(sample.int8 == -8)
        #expect(sample.uint64 == .max)
        #expect(sample.bool)
        #expect(sample.double == 1.5)
        #expect(sample.float == 0.5)
        #expect(sample.text == "a")
        #expect(sample.date == Date(timeIntervalSinceReferenceDate: 1.25))
        #expect(sample.data == Data([1, 2]))
        #expect(sample.url.absoluteString == "https://example.com/a?b=c")
        #expect(sample.uuid.uuidString == "00000000-0000-0000-0000-00000000000A")
        #expect(sample.decimal == Decimal(string: "12.5"))
        #expect(sample.color == .red)
        #expect(sample.level == .some(depth: 2))
        #expect(sample.address == Address(street: "Main", number: 1))
        #expect(sample.numbers == [1, 2])
        #expect(sample.table == ["a": 1])
        #expect(sample.optionalInt == nil)
        #expect(sample.optionalText == "b")
        #expect(sample.optionalColor == nil)
        #expect(sample.optionalAddress == nil)
        #expect(
            try container.rows(
                "Sample", "int8", "uint64", "bool", "double", "date", "data", "uuid", "decimal", "color", "level",
                "address", "numbers", "table", "optionalInt") == [
                    [
                        "1", "-8", "-1", "1", "1.5", "1.25", "2 bytes", "00000000-0000-0000-0000-00000000000A",
                        ">5002125", "red", #"{"some":{"depth":2}}"#, #"{"number":1,"street":"Main"}"#, "[1,2]",
                        #"{"a":1}"#, "null",
                    ]
                ])
        withExtendedLifetime(context) {}
    }

    @Test func `numbers that are none and dates far away come back`() throws {
        let far = Date(timeIntervalSince1970: 253_402_300_800)
        let (sample, _, context) = try stored {
            $0.double = .nan
            $0.float = -.infinity
            $0.date = far
            $0.text = "a\0b"
            $0.decimal = Decimal(string: "-0.003")!
        }
        #expect(sample.double.isNaN)
        #expect(sample.float == -.infinity)
        #expect(sample.date == far)
        #expect(sample.text == "a\0b")
        #expect(sample.decimal == Decimal(string: "-0.003"))
        withExtendedLifetime(context) {}
    }

    @Test func `a property's observers run around a change`() {
        let sample = Sample()
        sample.count = 3
        #expect(sample.note == "nw3d0")
        sample.limited = 12
        #expect(sample.limited == 10)
    }

    @Test func `an array that is changed in place is saved`() throws {
        let (sample, container, context) = try stored()
        sample.numbers.append(3)
        sample.address.number = 2
        #expect(context.hasChanges)
        try context.save()
        #expect(
            try container.rows("Sample", "numbers", "address") == [["1", "[1,2,3]", #"{"number":2,"street":"Main"}"#]])
    }

    @Test(arguments: [
        ("0", "="), ("12.5", ">5002125"), ("-12.5", "<4997874~"), ("0.003", ">49983"), ("100", ">50031"),
        ("1234567890.123", ">50101234567890123"),
    ])
    func `a decimal number is text that sorts like the number`(number: String, text: String) throws {
        let value = try #require(Decimal(string: number))
        let (_, container, _) = try stored { $0.decimal = value }
        #expect(try container.rows("Sample", "decimal") == [["1", text]])
    }

    @Test func `decimal numbers are sorted by the store`() throws {
        let container = try container()
        let context = ModelContext(container)
        for number in ["3", "-20", "0.5", "-0.25", "100", "0", "-3"] {
            let sample = Sample()
            sample.decimal = Decimal(string: number)!
            context.insert(sample)
        }
        try context.save()
        let sorted = try context.fetch(FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.decimal)]))
        #expect(sorted.map { "\($0.decimal)" } == ["-20", "-3", "-0.25", "0", "0.5", "3", "100"])
    }
}
