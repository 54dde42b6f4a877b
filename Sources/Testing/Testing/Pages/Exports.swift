// Elements, queries and steps in XCTest's words.
@_exported public import EspalierAutomation
