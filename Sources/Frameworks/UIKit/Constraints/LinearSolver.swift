/// Solves linear equations and inequalities with strengths, by the dual use of the simplex method that Badros, Borning and Stuckey
/// describe ("The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001).
///
/// Required constraints hold exactly. The weighted sum of the errors of all others is as small as possible.
struct LinearSolver {
    /// A quantity that the constraints determine.
    struct Variable: Hashable {
        fileprivate let symbol: Symbol
    }

    /// A sum of variables with factors, and a constant.
    struct Expression {
        var terms: [(Variable, Double)] = []
        var constant = 0.0
    }

    enum Relation { case lessOrEqual, equal, greaterOrEqual }

    fileprivate struct Symbol: Hashable {
        enum Kind { case external, slack, error, dummy }
        let kind: Kind
        let number: Int
    }

    /// An equation: the basic symbol of the row equals the constant and the sum of the cells.
    private struct Row {
        var constant: Double
        var cells: [Symbol: Double] = [:]

        mutating func add(_ symbol: Symbol, _ factor: Double) {
            let sum = (cells[symbol] ?? 0) + factor
            cells[symbol] = abs(sum) < 1e-9 ? nil : sum
        }

        mutating func add(_ other: Row, _ factor: Double) {
            constant += other.constant * factor
            for (symbol, own) in other.cells { add(symbol, own * factor) }
        }

        mutating func negate() {
            constant = -constant
            for symbol in cells.keys { cells[symbol]! *= -1 }
        }

        /// Makes the row an equation for a symbol that it contains.
        mutating func solve(for symbol: Symbol) {
            let factor = -1 / (cells.removeValue(forKey: symbol) ?? -1)
            constant *= factor
            for other in cells.keys { cells[other]! *= factor }
        }

        mutating func substitute(_ symbol: Symbol, by row: Row) {
            if let factor = cells.removeValue(forKey: symbol) { add(row, factor) }
        }
    }

    private var rows: [Symbol: Row] = [:]
    private var objective = Row(constant: 0)
    private var count = 0
    /// The limit of pivots, against endless cycles by rounding.
    private var pivots = 0
    private static let pivotLimit = 5000

    private mutating func symbol(_ kind: Symbol.Kind) -> Symbol {
        count += 1
        return Symbol(kind: kind, number: count)
    }

    mutating func makeVariable() -> Variable { Variable(symbol: symbol(.external)) }

    /// The value of a variable.
    func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

    /// Adds `expression` related to 0.
    ///
    /// - Parameter weight: The weight of the error; nil for a required constraint.
    /// - Returns: Whether the constraint can hold together with the required ones before. One that cannot is left out.
    mutating func add(_ expression: Expression, _ relation: Relation, weight: Double?) -> Bool {
        var row = Row(constant: expression.constant)
        for (variable, factor) in expression.terms where factor != 0 {
            if let basic = rows[variable.symbol] { row.add(basic, factor) } else { row.add(variable.symbol, factor) }
        }
        let (marker, other) = addHelpers(to: &row, relation, weight)
        if row.constant < 0 { row.negate() }
        guard let subject = subject(of: row, marker, other) else {
            if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
                guard abs(row.constant) < 1e-6 else { return false }
                row.solve(for: marker)
                insert(row, for: marker)
                return true
            }
            return addWithArtificial(row)
        }
        row.solve(for: subject)
        insert(row, for: subject)
        optimize()
        return true
    }

    private mutating func insert(_ row: Row, for symbol: Symbol) {
        for key in rows.keys where rows[key]!.cells[symbol] != nil { rows[key]!.substitute(symbol, by: row) }
        objective.substitute(symbol, by: row)
        rows[symbol] = row
    }

    private mutating func addHelpers(to row: inout Row, _ relation: Relation, _ weight: Double?) -> (Symbol, Symbol?) {
        if relation == .equal {
            guard let weight else {
                let dummy = symbol(.dummy)
                row.add(dummy, 1)
                return (dummy, nil)
            }
            let (plus, minus) = (symbol(.error), symbol(.error))
            row.add(plus, -1)
            row.add(minus, 1)
            objective.add(plus, weight)
            objective.add(minus, weight)
            return (plus, minus)
        }
        let factor: Double = relation == .lessOrEqual ? 1 : -1
        let slack = symbol(.slack)
        row.add(slack, factor)
        guard let weight else { return (slack, nil) }
        let error = symbol(.error)
        row.add(error, -factor)
        objective.add(error, weight)
        return (slack, error)
    }

    private func subject(of row: Row, _ marker: Symbol, _ other: Symbol?) -> Symbol? {
        // The order of a dictionary differs from run to run, and the result must not.
        let external = row.cells.keys.filter { $0.kind == .external }.min { $0.number < $1.number }
        if let external { return external }
        for symbol in [marker, other].compactMap({ $0 }) where symbol.kind == .slack || symbol.kind == .error {
            if let factor = row.cells[symbol], factor < 0 { return symbol }
        }
        return nil
    }

    private mutating func addWithArtificial(_ row: Row) -> Bool {
        let artificial = symbol(.slack)
        rows[artificial] = row
        let (outer, before) = (objective, self.rows)
        objective = row
        optimize()
        let isSatisfied = abs(objective.constant) < 1e-6
        let changed = objective
        objective = outer
        _ = changed
        guard isSatisfied else {
            rows = before
            rows[artificial] = nil
            return false
        }
        // The pivots above changed the rows but not the real objective.
        for (symbol, row) in rows where objective.cells[symbol] != nil { objective.substitute(symbol, by: row) }
        if var own = rows.removeValue(forKey: artificial) {
            guard !own.cells.isEmpty else { return true }
            let entering = own.cells.keys.filter { $0.kind == .slack || $0.kind == .error }.min {
                $0.number < $1.number
            }
            guard let entering else { return false }
            own.solve(for: entering)
            insert(own, for: entering)
        }
        for key in rows.keys { rows[key]!.cells[artificial] = nil }
        objective.cells[artificial] = nil
        optimize()
        return true
    }

    /// Moves to the cheapest corner.
    private mutating func optimize() {
        while pivots < Self.pivotLimit {
            let entering = objective.cells.filter { $0.key.kind != .dummy && $0.value < -1e-9 }.keys
                .min { $0.number < $1.number }
            guard let entering else { return }
            var best: (symbol: Symbol, ratio: Double)?
            for (symbol, row) in rows where symbol.kind != .external {
                guard let factor = row.cells[entering], factor < -1e-12 else { continue }
                let ratio = -row.constant / factor
                if let known = best, (known.ratio, known.symbol.number) <= (ratio, symbol.number) { continue }
                best = (symbol, ratio)
            }
            guard let leaving = best?.symbol, var row = rows.removeValue(forKey: leaving) else { return }
            pivots += 1
            // leaving = constant + … + factor · entering
            row.add(leaving, -1)
            row.solve(for: entering)
            insert(row, for: entering)
        }
    }
}
