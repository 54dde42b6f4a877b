// Inserts faults into Swift sources, each behind a switch. `scripts/mutate` compiles this file with the toolchain's
// SwiftSyntax.
//
//     instrument DROPPED < FILES > MUTANTS
//
// DROPPED is a file of the numbers of mutants to omit, one per line. Each line of FILES is a source and its
// destination, separated by a tab; the destination `-` is not written. Each line of MUTANTS is a number, the source,
// its first line, last line, start, end (in UTF-8), and the fault.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A fault: the texts to insert so that `mutant(number)` decides.
struct Mutant {
    let number: Int
    let range: Range<Int>
    let lines: ClosedRange<Int>
    let fault: String
    let prefix: String
    let suffix: String
    /// The operator to replace in an expression that becomes a call.
    let comma: Range<Int>?
}

/// Finds `let name: Type`, without a value, in functions.
final class LateVariables: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        if !isMember, node.initializer == nil, node.accessorBlock == nil {
            names.insert(node.pattern.trimmedDescription)
        }
        return .visitChildren
    }
}

final class FaultFinder: SyntaxVisitor {
    private(set) var mutants: [Mutant] = []
    private var next: Int
    private let lines: SourceLocationConverter
    /// Local variables that are declared without a value. Their first assignment cannot be removed.
    private var lateVariables: Set<String> = []

    init(_ tree: SourceFileSyntax, numberedFrom first: Int) {
        next = first
        lines = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        let late = LateVariables(viewMode: .sourceAccurate)
        late.walk(tree)
        lateVariables = late.names
    }

    // MARK: Code without faults

    /// Functions that check, log or save work, without a result that a test could expect.
    private static let unchecked: Set<String> = [
        "precondition", "assert", "preconditionFailure", "assertionFailure", "fatalError", "print", "reserveCapacity",
        "debugPrint", "fputs", "log", "warn", "removeAll",
    ]
    /// Parts of the names of types that write logs.
    private static let logs = ["Log.", "log.", "logger", "Misuse", "AuthorMistake", "Diagnostic", "Metrics"]

    private static func isUnchecked(_ call: FunctionCallExprSyntax) -> Bool {
        let callee = call.calledExpression.trimmedDescription
        if logs.contains(where: callee.contains) { return true }
        return unchecked.contains(callee.split(separator: ".").last.map(String.init) ?? callee)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.isUnchecked(node) { return .skipChildren }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["min", "max"].contains(name),
            node.arguments.count == 2, node.trailingClosure == nil
        {
            let other = name == "min" ? "max" : "min"
            // Replaces the function's name and opening parenthesis by those of the switch.
            add(
                node, "\(name) becomes \(other)", prefix: "mutant\(name.capitalized)(#, ", suffix: "",
                replacing: node.calledExpression.positionAfterSkippingLeadingTrivia
                    .utf8Offset..<node.leftParen!.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        ["hash", "encode"].contains(node.name.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.trimmedDescription
        if ["description", "debugDescription", "customMirror"].contains(name) { return .skipChildren }
        // Stored properties are initialized outside any function.
        let declaration = node.parent?.parent?.parent
        if declaration?.is(MemberBlockItemSyntax.self) == true, node.initializer != nil { return .skipChildren }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.item else { return .visitChildren }
        var inner = expression
        while true {
            if let attempt = inner.as(TryExprSyntax.self) {
                inner = attempt.expression
            } else if let waiting = inner.as(AwaitExprSyntax.self) {
                inner = waiting.expression
            } else {
                break
            }
        }
        let isAssignment = isAssignment(inner)
        if let call = inner.as(FunctionCallExprSyntax.self) {
            if Self.isUnchecked(call) || startsWithType(call) || isValue(node, isCall: true) { return .visitChildren }
        } else if !isAssignment || isValue(node, isCall: false) || isInitialization(inner) {
            return .visitChildren
        }
        add(node.item, "left out", prefix: "if !mutant(#) { ", suffix: " }")
        return .visitChildren
    }

    private func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    }

    /// An initializer's assignments to properties are its purpose; most cannot be removed.
    private func isInitialization(_ expression: ExprSyntax) -> Bool {
        if let target = expression.as(InfixOperatorExprSyntax.self)?.leftOperand.as(DeclReferenceExprSyntax.self),
            lateVariables.contains(target.baseName.text)
        {
            return true
        }
        var parent = expression.parent
        while let node = parent {
            if node.is(InitializerDeclSyntax.self) { return true }
            if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorDeclSyntax.self) {
                return false
            }
            parent = node.parent
        }
        return false
    }

    /// A view or another value of a result builder, or a call of an initializer.
    private func startsWithType(_ call: FunctionCallExprSyntax) -> Bool {
        guard let first = call.firstToken(viewMode: .sourceAccurate)?.text else { return true }
        return first.first?.isUppercase == true && first != "Self"
            || ["self.init", "super.init"].contains(call.calledExpression.trimmedDescription)
    }

    /// Whether the statement is the value of a block: of a function with a result, or of a branch that is an
    /// expression.
    private func isValue(_ item: CodeBlockItemSyntax, isCall: Bool) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return false
        }
        if owner.is(ClosureExprSyntax.self) { return isCall }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if owner.is(SwitchCaseSyntax.self) { return isValue(branch: owner.parent?.parent, isCall: isCall) }
        guard owner.is(CodeBlockSyntax.self), let parent = owner.parent else { return false }
        if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        if parent.is(IfExprSyntax.self) { return isValue(branch: parent, isCall: isCall) }
        return false
    }

    private func isValue(branch: Syntax?, isCall: Bool) -> Bool {
        guard let branch else { return false }
        if let parent = branch.parent, parent.is(IfExprSyntax.self) { return isValue(branch: parent, isCall: isCall) }
        guard let statement = branch.parent?.as(ExpressionStmtSyntax.self) else {
            guard let item = branch.parent?.as(CodeBlockItemSyntax.self) else { return true }
            return isValue(item, isCall: isCall)
        }
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return true }
        return isValue(item, isCall: isCall)
    }

    // MARK: Conditions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.conditions, "if: never", prefix: "!mutant(#), ", suffix: "")
        addConditions(node.conditions, "if: always")
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        add(node.conditions, "guard: always leaves", prefix: "!mutant(#), ", suffix: "")
        addConditions(node.conditions, "guard: passes")
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        add(node.conditions, "while: never", prefix: "!mutant(#), ", suffix: "")
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.whereClause?.condition, isPlain(condition) {
            add(condition, "where: always", prefix: "mutant(#) || (", suffix: ")")
        }
        return .visitChildren
    }

    private func addConditions(_ conditions: ConditionElementListSyntax, _ fault: String) {
        for element in conditions {
            if case .expression(let condition) = element.condition, isPlain(condition) {
                add(condition, fault, prefix: "mutant(#) || (", suffix: ")")
            }
        }
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        if isPlain(node.condition) {
            add(node.condition, "?: negated", prefix: "mutantNot(#, ", suffix: ")")
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, value.is(BooleanLiteralExprSyntax.self) {
            add(value, "\(value.trimmedDescription) negated", prefix: "mutantNot(#, ", suffix: ")")
        }
        return .visitChildren
    }

    /// Whether the expression has no effects, so that it can be an autoclosure.
    private func isPlain(_ expression: ExprSyntax) -> Bool {
        !expression.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.await) || $0.tokenKind == .keyword(.try)
        }
    }

    // MARK: Operators

    private static let comparisons = ["<": "Less", "<=": "LessOrEqual", ">": "Greater", ">=": "GreaterOrEqual"]
    private static let opposites = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+"]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator, isPlain(ExprSyntax(node)) else {
            return .visitChildren
        }
        let name = sign.text
        let isCondition = node.parent?.is(ConditionElementSyntax.self) == true
        switch name {
        case "<", "<=", ">", ">=":
            addCall(node, "Compare" + Self.comparisons[name]!, sign)
        case "+", "-":
            let isText = node.description.contains("\"") || node.description.contains("[")
            if !isText { addCall(node, name == "+" ? "Sum" : "Difference", sign) }
        case "==", "!=":
            if !isCondition {
                add(node, "\(name) negated", prefix: "mutantNot(#, ", suffix: ")")
            }
        case "&&", "||":
            let (prefix, word) = name == "&&" ? ("(mutant(#) || (", "true") : ("(!mutant(#) && (", "false")
            add(node.leftOperand, "left of \(name): \(word)", prefix: prefix, suffix: "))")
            add(node.rightOperand, "right of \(name): \(word)", prefix: prefix, suffix: "))")
        default: break
        }
        return .visitChildren
    }

    private func addCall(_ node: InfixOperatorExprSyntax, _ function: String, _ sign: TokenSyntax) {
        add(
            node, "\(sign.text) becomes \(Self.opposites[sign.text]!)", prefix: "mutant\(function)(#, ", suffix: ")",
            replacing: sign.positionAfterSkippingLeadingTrivia
                .utf8Offset..<sign.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    // MARK: Numbering

    private func add(
        _ node: some SyntaxProtocol, _ fault: String, prefix: String, suffix: String, replacing comma: Range<Int>? = nil
    ) {
        let start = node.positionAfterSkippingLeadingTrivia, end = node.endPositionBeforeTrailingTrivia
        let number = next
        next += 1
        let code = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        mutants.append(
            Mutant(
                number: number, range: start.utf8Offset..<end.utf8Offset,
                lines: lines.location(for: start).line...lines.location(for: end).line,
                fault: "\(fault): \(code.prefix(90))",
                prefix: prefix.replacingOccurrences(of: "#", with: String(number)), suffix: suffix, comma: comma))
    }
}

/// The source with the mutants' switches.
func instrument(_ source: [UInt8], with mutants: [Mutant]) -> [UInt8] {
    // Insertions at one offset: ends precede starts, inner ends and outer starts come first.
    var ends: [Int: String] = [:], starts: [Int: String] = [:], replaced: [Int: (end: Int, text: String)] = [:]
    for mutant in mutants {
        if let comma = mutant.comma, comma.lowerBound == mutant.range.lowerBound {
            replaced[comma.lowerBound] = (comma.upperBound, mutant.prefix)
        } else {
            starts[mutant.range.lowerBound, default: ""] += mutant.prefix
            if let comma = mutant.comma { replaced[comma.lowerBound] = (comma.upperBound, ",") }
        }
        ends[mutant.range.upperBound] = mutant.suffix + ends[mutant.range.upperBound, default: ""]
    }
    var result: [UInt8] = []
    var offset = 0
    while offset <= source.count {
        if let text = ends[offset] { result += text.utf8 }
        if let text = starts[offset] { result += text.utf8 }
        if let (end, text) = replaced[offset] {
            result += text.utf8
            offset = end
            continue
        }
        if offset < source.count { result.append(source[offset]) }
        offset += 1
    }
    return result
}

let droppedLines = try? String(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), encoding: .utf8)
let dropped = Set((droppedLines ?? "").split(separator: "\n").compactMap { Int($0) })
var number = 1
while let line = readLine() {
    let paths = line.split(separator: "\t").map(String.init)
    let source = try String(contentsOfFile: paths[0], encoding: .utf8)
    let parsed = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let tree = folded.cast(SourceFileSyntax.self)
    let finder = FaultFinder(tree, numberedFrom: number)
    finder.walk(tree)
    // Numbers start at a multiple of 1,000 for each file, so that a change of one file keeps the copies of others.
    number += (finder.mutants.count / 1000 + 1) * 1000
    let result = Data(instrument(Array(source.utf8), with: finder.mutants.filter { !dropped.contains($0.number) }))
    // An unchanged file keeps its date, so that it is not recompiled.
    if paths[1] != "-", (try? Data(contentsOf: URL(fileURLWithPath: paths[1]))) != result {
        try result.write(to: URL(fileURLWithPath: paths[1]))
    }
    for mutant in finder.mutants {
        print(
            mutant.number, paths[0], mutant.lines.lowerBound, mutant.lines.upperBound, mutant.range.lowerBound,
            mutant.range.upperBound, mutant.fault, separator: "\t")
    }
}
