// `scripts/mutate` adds this file to each module with faults.

import Glibc

/// The number of the only active fault; 0 for none.
@usableFromInline let activeMutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// A byte for each fault, in a file. A run sets the bytes of the faults that it executes.
nonisolated(unsafe) let reachedMutants: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("MUTANTS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    let size = lseek(file, 0, SEEK_END)
    let memory = mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    return memory.flatMap { $0 == MAP_FAILED ? nil : $0.assumingMemoryBound(to: UInt8.self) }
}()

@usableFromInline func mutant(_ number: Int) -> Bool {
    if let reachedMutants { reachedMutants[number] = 1 }
    return number == activeMutant
}

@usableFromInline func mutantNot(_ number: Int, _ condition: Bool) -> Bool { mutant(number) != condition }

@usableFromInline func mutantMin<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    mutant(number) ? max(a, b) : min(a, b)
}
@usableFromInline func mutantMax<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
    mutant(number) ? min(a, b) : max(a, b)
}

@usableFromInline func mutantSum<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
    mutant(number) ? a - b : a + b
}
@usableFromInline func mutantDifference<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
    mutant(number) ? a + b : a - b
}

@usableFromInline func mutantCompareLess<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    mutant(number) ? a <= b : a < b
}
@usableFromInline func mutantCompareLessOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    mutant(number) ? a < b : a <= b
}
@usableFromInline func mutantCompareGreater<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    mutant(number) ? a >= b : a > b
}
@usableFromInline func mutantCompareGreaterOrEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
    mutant(number) ? a > b : a >= b
}
