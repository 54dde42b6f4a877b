import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A transition that the user controls` {
    @Test func `stores its progress between 0 and 1`() {
        let transition = UIPercentDrivenInteractiveTransition()
        #expect(transition.percentComplete == 0)
        transition.update(0.25)
        #expect(transition.percentComplete == 0.25)
        transition.update(7)
        #expect(transition.percentComplete == 1)
        transition.update(-7)
        #expect(transition.percentComplete == 0)
        transition.update(0.5)
        transition.update(.nan)
        #expect(transition.percentComplete == 0.5)
        transition.finish()
        #expect(transition.percentComplete == 1)
        transition.cancel()
        #expect(transition.percentComplete == 0)
    }
}
