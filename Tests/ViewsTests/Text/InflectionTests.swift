import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A phrase to be inflected` {
    @Test func `agrees with the number in it`() {
        func items(_ count: Int) -> [String] { Text("^[\(count) item](inflect: true)").marked() }
        #expect(items(0) == ["0 items"])
        #expect(items(1) == ["1 item"])
        #expect(items(2) == ["2 items"])
        #expect(items(1500) == ["1,500 items"])
        #expect(Text("^[3 item](inflect: true)").marked() == ["3 items"])
        #expect(Text("^[\(1.5, specifier: "%.1f") hour](inflect: true)").marked() == ["1.5 hours"])
        #expect(Text("^[\("2") item](inflect: true)").marked() == ["2 items"])
    }

    @Test func `has its last word in the plural, which may be a value`() {
        let unit = "box"
        #expect(Text("^[\(2) open ticket](inflect: true) left").marked() == ["2 open tickets left"])
        #expect(Text("^[\(2) \(unit)](inflect: true)").marked() == ["2 boxes"])
        #expect(Text("^[\(2) item!](inflect: true)").marked() == ["2 items!"])
    }

    @Test func `may stand beside other phrases and other Markdown`() {
        #expect(
            Text("^[\(1) cat](inflect: true), ^[\(2) dog](inflect: true), \(3) **item**").marked()
                == ["1 cat, 2 dogs, 3 ", "item 600"])
        #expect(Text("^[\(2) **item**](inflect: true)").marked() == ["2 ", "items 600"])
        #expect(
            Text("[^[\(2) file](inflect: true)](https://x.org)").marked() == ["2 files → https://x.org"])
    }

    @Test func `without a number is unchanged`() {
        #expect(Text("^[item](inflect: true)").marked() == ["item"])
        #expect(Text("^[\(2) item](inflect: false)").marked() == ["2 item"])
        #expect(Text("^[\(2) item](rainbow: 'extreme')").marked() == ["2 item"])
    }

    @Test func `is plain text if no attributes follow it`() {
        #expect(Text("^[a] b").marked() == ["^[a] b"])
        #expect(Text("2^[a](b").marked() == ["2^[a](b"])
        #expect(Text("2^3").marked() == ["2^3"])
    }
}

@Suite struct `The plural of an English noun` {
    @Test(arguments: [
        ("item", "items"), ("box", "boxes"), ("class", "classes"), ("dish", "dishes"), ("match", "matches"),
        ("stomach", "stomachs"), ("buzz", "buzzes"), ("quiz", "quizzes"), ("city", "cities"), ("day", "days"),
        ("colloquy", "colloquies"), ("hero", "heroes"), ("photo", "photos"), ("leaf", "leaves"), ("knife", "knives"),
        ("bookshelf", "bookshelves"), ("roof", "roofs"), ("chef", "chefs"), ("child", "children"),
        ("person", "people"), ("salesperson", "salespeople"), ("man", "men"), ("woman", "women"),
        ("fireman", "firemen"), ("human", "humans"), ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"),
        ("goose", "geese"), ("mongoose", "mongooses"), ("bus", "buses"), ("status", "statuses"),
        ("analysis", "analyses"), ("gas", "gases"), ("sheep", "sheep"), ("fish", "fish"), ("series", "series"),
    ])
    func `follows from the spelling, or is irregular`(noun: String, plural: String) {
        #expect(EnglishPlural.of(noun) == plural)
    }

    @Test(arguments: ["items", "children", "people", "mice", "photos", "menus", "women", "ideas"])
    func `of a plural is the same`(noun: String) {
        #expect(EnglishPlural.of(noun) == noun)
    }

    @Test(arguments: [
        ("Item", "Items"), ("Person", "People"), ("Goose", "Geese"), ("ITEM", "ITEMs"), ("TICKET", "TICKETS"),
        ("URL", "URLs"), ("Ox", "Oxen"), ("iPad", "iPads"),
    ])
    func `keeps capitals`(noun: String, plural: String) {
        #expect(EnglishPlural.of(noun) == plural)
    }
}
