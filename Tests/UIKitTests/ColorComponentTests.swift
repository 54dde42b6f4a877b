import EspalierViews
import Testing

@testable import UIKit

@Suite struct `Colors` {
    @Test func `that do not depend on the scheme are components`() {
        #expect(Color(red: 1, green: 0.5, blue: 0).cgColor?.components == [1, 0.5, 0, 1])
        #expect(Color.primary.cgColor == nil)
    }
}
