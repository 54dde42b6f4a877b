#include "CWOFF2.h"
#include <cstdio>
#include <cstring>
#include <mutex>
#include <unistd.h>
#include <woff2/encode.h>

namespace {

// The library reports each font on the C stream `stderr` and cannot be silenced. While it runs, `stderr` is replaced by
// a stream that drops these reports and passes on the output of other threads.
ssize_t write_unless_report(void *, const char *text, size_t length) {
    const char report[] = "Compressed ";
    if (length < sizeof report || std::memcmp(text, report, sizeof report - 1) != 0) {
        if (write(STDERR_FILENO, text, length) < 0) return 0;
    }
    return static_cast<ssize_t>(length);
}

std::mutex mutex;
int working = 0;
FILE *original = nullptr;

class QuietStream {
public:
    QuietStream() {
        std::lock_guard<std::mutex> lock(mutex);
        if (working++ > 0) return;
        static FILE *quiet = open();
        original = stderr;
        if (quiet) stderr = quiet;
    }

    ~QuietStream() {
        std::lock_guard<std::mutex> lock(mutex);
        if (--working == 0) stderr = original;
    }

private:
    static FILE *open() {
        cookie_io_functions_t functions = {nullptr, write_unless_report, nullptr, nullptr};
        FILE *stream = fopencookie(nullptr, "w", functions);
        if (stream) setvbuf(stream, nullptr, _IONBF, 0);
        return stream;
    }
};

}

size_t espalier_woff2_bound(const uint8_t *font, size_t length) {
    return woff2::MaxWOFF2CompressedSize(font, length);
}

int espalier_woff2_compress(const uint8_t *font, size_t length, uint8_t *output, size_t *output_length) {
    QuietStream quiet;
    return woff2::ConvertTTFToWOFF2(font, length, output, output_length) ? 1 : 0;
}
