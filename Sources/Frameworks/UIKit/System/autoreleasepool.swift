/// Calls a function. There are no autorelease pools here: objects are released at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
