// Swift Testing declares that a file which imports `Testing` and a module `UIKit` also imports `_Testing_UIKit`. The toolchain of
// Linux has no such module, so that tests of apps need this empty one.
