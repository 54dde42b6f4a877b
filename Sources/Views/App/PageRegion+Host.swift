package import EspalierInternationalization
import Foundation

extension PageRegion {
    /// The region of a browser window.
    ///
    /// - Parameter appLanguages: The languages of the app's texts, its own language first.
    package convenience init(_ host: HostEnvironment, appLanguages: [String]) {
        self.init()
        set(host, appLanguages: appLanguages)
    }

    func set(_ host: HostEnvironment, appLanguages: [String]) {
        set(
            locale: Locale(languageTag: host.language(appLanguages)), languages: host.languages,
            timeZone: host.timeZone.flatMap { TimeZone(identifier: $0) })
    }
}

extension HostEnvironment {
    /// The language of a page, as a BCP 47 tag: the first of the user's languages that the app supports, or else the app's own. An
    /// app without string tables uses the user's first language.
    func language(_ appLanguages: [String]) -> String {
        appLanguages.isEmpty
            ? languages.first ?? "en"
            : LanguageMatch.first(of: languages, among: appLanguages)?.wanted ?? appLanguages[0]
    }
}
