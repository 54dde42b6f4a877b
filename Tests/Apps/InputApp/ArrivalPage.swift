import SwiftUI

/// A page that keeps the width at which it appeared.
struct ArrivalPage: View {
    @State private var kept = 0

    var body: some View {
        GeometryReader { area in
            Text(verbatim: "appeared at \(kept), now \(Int(area.size.width))").onAppear { kept = Int(area.size.width) }
        }
    }
}
