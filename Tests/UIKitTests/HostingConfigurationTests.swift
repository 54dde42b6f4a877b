import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A configuration of views` {
    @Test func `has a background of the cell's size, margins and a least size`() {
        let plain = UIHostingConfiguration { Text("a") }.margins(.all, 5).minSize(height: 60)
        let page = TestPage {
            VStack {
                plain.background(Color.red).shownContent
                plain.background { Text("behind") }.shownContent
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(page.texts == ["a", "behind", "a"])
        #expect(page.frames(ofType: "Rectangle").map(\.size) == [CGSize(width: 300, height: 60)])
    }
}
