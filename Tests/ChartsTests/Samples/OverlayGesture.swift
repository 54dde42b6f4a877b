import Charts

struct OverlayGesture: View {
    let values: [(hour: Int, load: Double)]
    @State private var selectedHour: Int?

    var body: some View {
        Chart(values, id: \.hour) { item in
            LineMark(x: .value("Hour", item.hour), y: .value("Load", item.load))
            if selectedHour == item.hour {
                PointMark(x: .value("Hour", item.hour), y: .value("Load", item.load))
                    .symbol {
                        Circle().strokeBorder(.blue, lineWidth: 2).background(Circle().fill(.white)).frame(width: 10)
                    }
            }
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .gesture(
                        DragGesture()
                            .onChanged { value in
                                let origin = geometry[proxy.plotAreaFrame].origin
                                let location = CGPoint(
                                    x: value.location.x - origin.x, y: value.location.y - origin.y)
                                if let hour = proxy.value(atX: location.x, as: Int.self) { selectedHour = hour }
                                if let (hour, _) = proxy.value(at: location, as: (Int, Double).self) {
                                    selectedHour = hour
                                }
                            }
                            .onEnded { _ in selectedHour = nil })
            }
        }
    }
}
