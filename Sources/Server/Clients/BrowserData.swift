import CryptoKit
import EspalierViews
import Foundation

/// The data that apps store for browsers.
enum BrowserData {
    /// The name of a browser's data. Whoever sees the names of files learns no id of a browser, with which pages could be opened.
    static func name(of browser: String) -> String {
        var hash = SHA256()
        hash.update(data: Data("data of \(browser)".utf8))
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: hash.finalize().prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self
        )
    }

    /// The seconds between two searches for data that nobody uses.
    private static let interval = 86_400.0

    /// Removes data that no browser has used for as long as the server keeps records of browsers, once a day.
    ///
    /// - Parameter last: The time of the last search, in seconds since 1970.
    static func sweep(at time: Double, lifetime: Double, last: inout Double) {
        guard time - last >= interval else { return }
        last = time
        DispatchQueue.global(qos: .utility).async {
            DataFolder.removeUnused(since: Date(timeIntervalSince1970: time - lifetime))
        }
    }
}
