import Charts

struct PopulationPyramid: View {
    struct Group: Identifiable {
        let age, sex: String
        let count: Int
        var id: String { age + sex }
    }

    let groups: [Group]

    var body: some View {
        Chart(groups) { group in
            BarMark(
                x: .value("Count", group.sex == "Female" ? -group.count : group.count), y: .value("Age", group.age)
            )
            .foregroundStyle(by: .value("Sex", group.sex))
        }
        .chartXAxis {
            AxisMarks { value in
                AxisGridLine()
                if let count = value.as(Int.self) {
                    AxisValueLabel("\(abs(count))")
                }
            }
        }
    }
}
