import EspalierAutomation
import EspalierDisplayTree
import EspalierViews
import Foundation

extension PageExpectations {
    /// Expects that each text is seen whole: none ends with an ellipsis because of too little room, and none lies outside of what
    /// clips it. What a user can scroll into view is not cut.
    public func noCutText(file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file, line)
        // Reports a page that cannot be read.
        _ = elements(at: place)
        var faults: [String] = []
        for text in page.driver.displayTree.shownTexts(isDark: page.browser.colorScheme == .dark)
        where !text.text.isEmpty {
            let frame = text.frame
            if text.text.layout.isTruncated {
                faults.append("\(text.excerpt) is truncated at \(ElementSnapshot.number(frame.width)) points")
                continue
            }
            let reach = text.reach
            let sides = [
                ("left", reach.minX - frame.minX), ("right", frame.maxX - reach.maxX), ("top", reach.minY - frame.minY),
                ("bottom", frame.maxY - reach.maxY),
            ].filter { $0.1 > 1 }
            guard let worst = sides.max(by: { $0.1 < $1.1 }) else { continue }
            faults.append("\(text.excerpt) is cut off by \(ElementSnapshot.number(worst.1)) points at the \(worst.0)")
        }
        fail({ $0 == 1 ? "A text is cut" : "\($0) texts are cut" }, faults, at: place)
    }
}
