// `stdout` is a variable in C, which nothing changes. Foundation would bring it without this attribute.
@preconcurrency import Glibc

/// Makes output of `print` to a file or a pipe appear line by line, as on a terminal.
func bufferOutputByLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
}
