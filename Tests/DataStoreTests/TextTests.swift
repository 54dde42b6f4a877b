@testable import EspalierDataStore
import Foundation
import Testing

/// Texts as the store's functions see them, beside Foundation.
struct TextTests {
    private static let texts = [
        "", "a", "A", "Résumé", "resume", "RÉSUMÉ", "Straße", "STRASSE", "Äpfel", "apfel", "İstanbul", "istanbul",
        "ijs",
        "e\u{301}", "é", "ｗｉｄｅ", "wide", "日本語", "ﬁne", "fine", "a\0b", "Ελλάδα", "ελλαδα", "12", "Item 9", "Item 10",
    ]

    private static let store = try? DataStore(
        .memory, layout: StoreLayout(tables: [StoreTable(name: "A", columns: [])]))

    private func value(_ test: StoreExpression.TextTest, _ left: String, _ right: String) throws -> Int64 {
        let store = try #require(TextTests.store)
        var compiler = store.compiler()
        let sql = try compiler.compile(.text(test, text(left), text(right))).text
        return try store.reading { (connection) throws(StoreError) in
            try connection.integer("SELECT " + sql, compiler.bindings) ?? -99
        }
    }

    @Test func `searches find what Foundation finds`() throws {
        for left in TextTests.texts {
            for right in TextTests.texts {
                #expect(
                    try value(.localizedStandardContains, left, right)
                        == (left.localizedStandardContains(right) ? 1 : 0),
                    "\(left) \(right)")
                #expect(
                    try value(.caseInsensitiveContains, left, right)
                        == (left.localizedCaseInsensitiveContains(right) ? 1 : 0), "\(left) \(right)")
            }
        }
    }

    @Test func `comparisons are Foundation's`() throws {
        for left in TextTests.texts {
            for right in TextTests.texts {
                #expect(
                    try value(.caseInsensitiveCompared, left, right)
                        == Int64(left.caseInsensitiveCompare(right).rawValue), "\(left) \(right)")
            }
        }
        #expect(try value(.compared, "a", "b") == -1)
        #expect(try value(.compared, "b", "a") == 1)
        #expect(try value(.compared, "a", "a\0") == -1)
        #expect(try value(.localizedCompared, "ä", "z") == -1)
        #expect(try value(.localizedCompared, "a", "B") == -1)
        #expect(try value(.localizedCompared, "é", "e\u{301}") == 0)
    }

    @Test func `ends and beginnings are by scalars`() throws {
        #expect(try value(.ends, "Äpfel", "fel") == 1)
        #expect(try value(.ends, "fel", "Äpfel") == 0)
        #expect(try value(.ends, "a", "") == 1)
        #expect(try value(.starts, "a\0b", "a\0") == 1)
        #expect(try value(.contains, "abc", "") == 1)
    }

    @Test func `languages order differently`() throws {
        let swedish = try #require(Collator(locale: "sv", comparesNumbers: false))
        let german = try #require(Collator(locale: "de", comparesNumbers: false))
        let standard = try #require(Collator(locale: "en_US", comparesNumbers: true))
        func compare(_ collator: Collator, _ left: String, _ right: String) -> Int32 {
            Array(left.utf8).withUnsafeBytes { left in
                Array(right.utf8).withUnsafeBytes { collator.compare(left, $0) }
            }
        }
        #expect(compare(swedish, "ö", "z") == 1)
        #expect(compare(german, "ö", "z") == -1)
        #expect(compare(german, "Item 9", "Item 10") == 1)
        #expect(compare(standard, "Item 9", "Item 10") == -1)
        #expect(compare(standard, "", "a") == -1)
        #expect(compare(standard, "", "") == 0)
    }
}
