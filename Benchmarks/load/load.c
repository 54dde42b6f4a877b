// Generates the load of many pages on one thread: taps over channels, or page loads.
//   cc -O2 load.c -o load
//   load taps PORT CLIENTS SECONDS [RATE]   each client has a page of /tabs with its channel
//   load pages PORT CLIENTS SECONDS [RATE]  each load is a new page of /tabs for a new browser
//   load again PORT CLIENTS SECONDS [RATE]  each load is a new page of /tabs for the client's own browser
//   load get PORT CLIENTS SECONDS RATE PATH  GET of a path
//
// Without a rate, each client sends its next request when it has the response to the last one, which measures the capacity. With a rate
// (operations a second of all clients), requests start at fixed times, whether earlier ones are answered or not, and the time of one counts
// from the moment at which it should have started. Waiting for a slow server therefore counts for every request that it delays.
//
// Prints the operations, their seconds, the percentiles 50 and 99 and the maximum in ms, the generator's own processor seconds, and the
// operations that failed.
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// A client whose page is open gets patches, which are short, so that tens of thousands of clients have room.
enum { TABS = 8, ROOM = 1 << 17, PATCH_ROOM = 1 << 12 };
enum kind { TAPS, PAGES, AGAIN, GET };

struct client {
    int socket;
    /// The tabs of its page.
    int tabs[TABS], tab_count;
    char session[64];
    char cookie[128];
    int revision;
    long number;
    /// When the request in progress should have started; 0 for none.
    double start;
    char *input;
    size_t length, room;
};

static enum kind kind;
static char request[512];
static int port;
static struct client *clients;
static int client_count;
static int poller;
static double *times;
static size_t time_count, time_room;
static long failures;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void fail(const char *what) {
    fprintf(stderr, "load: %s (%s)\n", what, strerror(errno));
    exit(1);
}

/// Connects from one of many addresses of the machine, because the server limits what one address may use.
static int connect_client(int index) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) fail("no socket");
    struct sockaddr_in own = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7F000001u + (unsigned)(index % 100))};
    if (bind(descriptor, (struct sockaddr *)&own, sizeof own) < 0) fail("bind");
    struct sockaddr_in server = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(0x7F000001u)};
    if (connect(descriptor, (struct sockaddr *)&server, sizeof server) < 0) fail("connect");
    int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return descriptor;
}

static void send_all(struct client *client, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t sent = send(client->socket, bytes, count, MSG_NOSIGNAL);
        if (sent < 0) fail("send");
        bytes += sent;
        count -= (size_t)sent;
    }
}

/// The length of the HTTP response at the start of the input, and of its head; 0 while it is incomplete.
static size_t response(const struct client *client, size_t *head) {
    char *end = memmem(client->input, client->length, "\r\n\r\n", 4);
    if (!end) return 0;
    *head = (size_t)(end - client->input) + 4;
    client->input[*head - 1] = 0;
    char *length = strcasestr(client->input, "\r\nContent-Length:");
    size_t total = *head + (length ? strtoul(length + 17, NULL, 10) : 0);
    client->input[*head - 1] = '\n';
    return client->length >= total ? total : 0;
}

/// The length of the WebSocket frame at the start of the input, and of its head; 0 while it is incomplete.
static size_t frame(const struct client *client, size_t *head) {
    const unsigned char *bytes = (const unsigned char *)client->input;
    if (client->length < 2) return 0;
    uint64_t length = bytes[1] & 127;
    *head = length == 126 ? 4 : length == 127 ? 10 : 2;
    if (client->length < *head) return 0;
    if (*head > 2) {
        length = 0;
        for (size_t index = 2; index < *head; index++) length = length << 8 | bytes[index];
    }
    return client->length >= *head + length ? *head + length : 0;
}

static void drop(struct client *client, size_t count) {
    client->length -= count;
    memmove(client->input, client->input + count, client->length);
}

static ssize_t fill(struct client *client) {
    if (client->length == client->room && client->room < ROOM) {
        client->room = ROOM;
        client->input = realloc(client->input, ROOM);
    }
    if (client->length == client->room) fail("a response is too long");
    ssize_t count = recv(client->socket, client->input + client->length, client->room - client->length, 0);
    if (count > 0) client->length += (size_t)count;
    return count;
}

static void request_page(struct client *client, const char *coding) {
    char text[512];
    int length = snprintf(text, sizeof text,
        "GET /tabs?size=390x844 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nAccept-Encoding: %s\r\n%s%s%s\r\n", coding,
        *client->cookie ? "Cookie: " : "", client->cookie, *client->cookie ? "\r\n" : "");
    send_all(client, text, (size_t)length);
}

static void take(char *text, size_t room, const char *after, const char *mark, const char *ends) {
    const char *place = strcasestr(after, mark);
    if (!place) fail(mark);
    place += strlen(mark);
    size_t length = strcspn(place, ends);
    snprintf(text, room, "%.*s", (int)(length < room ? length : room - 1), place);
}

/// Opens a page, uncompressed, and reads what its taps need.
static void open_page(struct client *client) {
    request_page(client, "identity");
    size_t head, total;
    while ((total = response(client, &head)) == 0) if (fill(client) <= 0) fail("no page");
    client->input[total < ROOM ? total : ROOM - 1] = 0;
    if (!strstr(client->input, " 200 ")) {
        client->input[strcspn(client->input, "\r\n")] = 0;
        fprintf(stderr, "load: a page was refused: %s\n", client->input);
        exit(1);
    }
    char revision[16], *place = client->input;
    take(client->cookie, sizeof client->cookie, client->input, "\r\nSet-Cookie: ", ";");
    take(client->session, sizeof client->session, client->input, "data-session=\"", "\"");
    take(revision, sizeof revision, client->input, "data-revision=\"", "\"");
    client->revision = atoi(revision);
    while ((place = strstr(place, " role=\"tab\"")) && client->tab_count < TABS) {
        // The tab's number stands in its own tag.
        char *tag = place;
        while (tag > client->input && *tag != '<') tag--;
        char *id = strstr(tag, "id=n");
        if (id && id < place) client->tabs[client->tab_count++] = atoi(id + 4);
        place += 1;
    }
    drop(client, total);
    if (kind == TAPS && client->tab_count < 2) fail("the page has no tabs");
}

static void open_channel(struct client *client) {
    char text[512];
    int length = snprintf(text, sizeof text,
        "GET /tabs/channel?session=%s&revision=%d&page=loadloadload HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: %s\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        client->session, client->revision, client->cookie);
    send_all(client, text, (size_t)length);
    size_t head, total;
    while ((total = response(client, &head)) == 0) if (fill(client) <= 0) fail("no channel");
    if (!memmem(client->input, head, " 101 ", 5)) fail("a channel was refused");
    drop(client, head);
}

static void tap(struct client *client) {
    client->number++;
    char text[256], out[270];
    int length = snprintf(text, sizeof text,
        "{\"revision\":%d,\"page\":\"loadloadload\",\"n\":%ld,\"from\":%ld,\"events\":[{\"node\":%d,\"type\":\"tap\"}]}", client->revision,
        client->number, client->number, client->tabs[client->number % client->tab_count]);
    // A mask of zeros leaves the text as it is. The server unmasks it all the same.
    size_t head = length < 126 ? 2 : 4;
    out[0] = (char)0x81;
    out[1] = (char)(128 | (length < 126 ? length : 126));
    out[2] = (char)(length >> 8);
    out[3] = (char)length;
    memset(out + head, 0, 4);
    memcpy(out + head + 4, text, (size_t)length);
    send_all(client, out, head + 4 + (size_t)length);
}

/// Answers a heartbeat; the server closes channels that stay silent.
static void pong(struct client *client) { send_all(client, "\x8a\x80\0\0\0\0", 6); }

static void start(struct client *client, double time) {
    client->start = time;
    switch (kind) {
    case TAPS: tap(client); break;
    case PAGES: client->cookie[0] = 0; request_page(client, "gzip, deflate, br"); break;
    case AGAIN: request_page(client, "gzip, deflate, br"); break;
    case GET: send_all(client, request, strlen(request)); break;
    }
}

/// Takes the input. Returns 1 if it answers the request in progress, -1 if it refuses it, and 0 if it does not end it.
static int receive(struct client *client) {
    int result = 0;
    size_t head, total;
    while ((total = kind == TAPS ? frame(client, &head) : response(client, &head)) > 0) {
        const char *body = client->input + head;
        if (kind == TAPS && (client->input[0] & 15) == 9) {
            pong(client);
        } else if (kind == TAPS) {
            // Other messages report what is stored.
            char *end = memmem(body, total - head, "\"n\":", 4);
            if (end && atol(end + 4) == client->number) {
                char *patch = memmem(body, total - head, "\"t\":", 4);
                if (patch) client->revision = atoi(patch + 4);
                result = patch ? 1 : -1;
            }
        } else {
            result = memmem(client->input, head, " 200 ", 5) ? 1 : -1;
        }
        drop(client, total);
    }
    return result;
}

/// Takes what comes while clients wait for the begin.
static void idle(int pause) {
    struct epoll_event events[256];
    int ready = epoll_wait(poller, events, 256, pause);
    for (int index = 0; index < ready; index++) {
        struct client *client = clients + events[index].data.u32;
        if (fill(client) <= 0) fail("the server closed a connection");
        receive(client);
    }
}

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return a < b ? -1 : a > b;
}

int main(int count, char **arguments) {
    if (count < 5) return 64;
    kind = !strcmp(arguments[1], "taps") ? TAPS : !strcmp(arguments[1], "pages") ? PAGES : !strcmp(arguments[1], "again") ? AGAIN : GET;
    if (kind == GET) {
        if (count < 7) return 64;
        snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", arguments[6]);
    }
    port = atoi(arguments[2]);
    client_count = atoi(arguments[3]);
    double seconds = atof(arguments[4]), rate = count > 5 ? atof(arguments[5]) : 0;
    clients = calloc((size_t)client_count, sizeof *clients);
    poller = epoll_create1(EPOLL_CLOEXEC);
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    for (int index = 0; index < client_count; index++) {
        struct client *client = clients + index;
        client->input = malloc(ROOM);
        client->room = ROOM;
        client->socket = connect_client(index);
        if (kind == TAPS || kind == AGAIN) open_page(client);
        if (kind == TAPS) {
            open_channel(client);
            if (client->length < PATCH_ROOM) {
                client->room = PATCH_ROOM;
                client->input = realloc(client->input, PATCH_ROOM);
            }
        }
        struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)index};
        epoll_ctl(poller, EPOLL_CTL_ADD, client->socket, &event);
        if (index % 64 == 63) idle(0);
    }
    // Whoever measures the server begins and ends at these lines.
    printf("ready\n");
    fflush(stdout);
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    while (poll(&input, 1, 0) == 0) idle(100);
    if (getchar() == EOF) return 1;

    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double own = (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    double begin = now(), end = begin + seconds;
    time_room = 1 << 22;
    times = malloc(time_room * sizeof *times);
    struct epoll_event events[256];
    long started = 0, waiting = 0;
    int next = 0, busy = 0;
    if (rate == 0)
        for (; busy < client_count; busy++) start(clients + busy, now());
    while (1) {
        double time = now();
        if (time >= end && (busy == 0 || time > end + 5)) break;
        int pause = 100;
        if (rate > 0 && time < end) {
            // The requests that are due. One that finds all clients busy starts later, and its time runs.
            waiting = (long)((time - begin) * rate) - started;
            for (int tried = 0; waiting > 0 && tried < client_count; tried++) {
                struct client *client = clients + next;
                next = (next + 1) % client_count;
                if (client->start > 0) continue;
                start(client, begin + (double)++started / rate);
                busy++;
                waiting--;
            }
            pause = 0;
            if (waiting == 0) {
                // Sleep until the next one is due.
                double rest = begin + (double)(started + 1) / rate - now();
                struct timespec until = {.tv_nsec = rest > 0 ? (long)(rest * 1e9) : 0};
                int ready = epoll_pwait2(poller, events, 256, &until, NULL);
                if (ready < 0 && errno != EINTR) fail("epoll");
                pause = -2 - (ready < 0 ? 0 : ready);
            }
        }
        int ready = pause <= -2 ? -2 - pause : epoll_wait(poller, events, 256, pause);
        for (int index = 0; index < ready; index++) {
            struct client *client = clients + events[index].data.u32;
            if (fill(client) <= 0) fail("the server closed a connection");
            int result = receive(client);
            if (result == 0 || client->start == 0) continue;
            double done = now();
            if (result < 0) failures++;
            if (result > 0 && done <= end && time_count < time_room) times[time_count++] = done - client->start;
            client->start = 0;
            busy--;
            if (rate == 0 && done < end) {
                start(client, done);
                busy++;
            }
        }
    }
    getrusage(RUSAGE_SELF, &usage);
    own = (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6 - own;
    qsort(times, time_count, sizeof *times, compare);
    if (time_count == 0) fail("nothing was answered");
    printf("%zu %.2f %.3f %.3f %.3f %.2f %ld\n", time_count, seconds, times[time_count / 2] * 1e3, times[time_count * 99 / 100] * 1e3,
           times[time_count - 1] * 1e3, own, failures + busy);
    return 0;
}
