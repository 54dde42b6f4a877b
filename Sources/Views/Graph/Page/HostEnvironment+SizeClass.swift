import Foundation

extension HostEnvironment {
    /// Whether the height is that of a phone in landscape: less than 480 points, in a window at least as wide.
    package var isCompactInHeight: Bool { size.height < 480 && size.width >= 480 }

    /// Whether the width is that of a phone: less than 700 points.
    ///
    /// In landscape, Apple's large phones are regular and the others compact. The smallest large one without a home button is 896
    /// points wide (iPhone 11), the others have up to 874 (iPhone 17).
    package var isCompactInWidth: Bool { size.width < (isCompactInHeight ? 896 : 700) }
}
