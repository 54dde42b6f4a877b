package import SwiftUI

/// Views that follow scrolling without the server, and views drawn through projections.
package struct FollowingPage: View {
    package init() {}

    package var body: some View {
        ScrollView {
            PageLayout("Following") {
                CarouselChapter()
                ShrinkingHeaderChapter()
                ProjectionChapter()
            }
            .frame(maxWidth: .infinity)
        }
        .background(Color.pageBackground.ignoresSafeArea())
    }
}
