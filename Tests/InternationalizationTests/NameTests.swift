import EspalierInternationalization
import Foundation
import Testing

struct NameTests {
    private let anna = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Anna", middleName: "Maria", familyName: "Muster", nickname: "Anni")

    @Test(arguments: [
        (PersonNameComponents.FormatStyle.Style.short, "Anni"), (.medium, "Anna Muster"),
        (.long, "Dr. Anna Maria Muster"), (.abbreviated, "AM"),
    ])
    func `a style shows its parts`(style: PersonNameComponents.FormatStyle.Style, text: String) {
        #expect(
            anna.formatted(PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: "en_US"))) == text)
    }

    @Test func `East Asian names start with the family name`() {
        let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
        #expect(name.formatted(.name(style: .medium)) == "山田太郎")
        #expect(name.formatted(.name(style: .long)) == "山田太郎")
        #expect(name.formatted(.name(style: .abbreviated)) == "山田")
    }

    @Test func `missing parts leave no gaps`() {
        #expect(PersonNameComponents(familyName: "Muster").formatted() == "Muster")
        #expect(PersonNameComponents(givenName: "Anna", familyName: "").formatted() == "Anna")
        #expect(PersonNameComponents().formatted(.name(style: .long)) == "")
    }
}
