// The baseline of a request: bare libmicrohttpd with the server's flags, which answers each `GET` with the same bytes.
//   cc -O2 bare.c -lmicrohttpd -o bare && ./bare PORT BODY [each]
// With `each`, it makes the response of each request anew, as a program has to whose responses depend on requests.
#include <microhttpd.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static struct MHD_Response *shared;
static char *body;
static char seen;

static struct MHD_Response *make(void) {
    struct MHD_Response *response = MHD_create_response_from_buffer(strlen(body), body, MHD_RESPMEM_MUST_COPY);
    // The measuring program writes the headers of the server's response here.
#include "headers.h"
    return response;
}

static enum MHD_Result respond(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *length, void **state) {
    (void)context, (void)url, (void)version, (void)upload, (void)length;
    if (*state == NULL) {
        *state = &seen;
        return MHD_YES;
    }
    if (strcmp(method, "GET") != 0) return MHD_NO;
    if (shared != NULL) return MHD_queue_response(connection, MHD_HTTP_OK, shared);
    struct MHD_Response *response = make();
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

int main(int count, char **arguments) {
    if (count < 3) return 64;
    body = arguments[2];
    if (count < 4) shared = make();
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_TURBO | MHD_USE_ERROR_LOG,
        (uint16_t)atoi(arguments[1]), NULL, NULL, respond, NULL, MHD_OPTION_CONNECTION_LIMIT, 4096,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768, MHD_OPTION_CONNECTION_TIMEOUT, 60,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    if (daemon == NULL) return 1;
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    int signal;
    sigwait(&signals, &signal);
    MHD_stop_daemon(daemon);
    if (shared != NULL) MHD_destroy_response(shared);
    return 0;
}
