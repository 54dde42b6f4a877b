#pragma once
#include <microhttpd.h>
#include <stdio.h>
#include <string.h>

/// What a daemon is started with: `MHD_start_daemon` takes it as variable arguments, which Swift cannot give.
struct espalier_daemon_options {
    /// A bound and listening socket, which the daemon closes.
    int listening_socket;
    unsigned int thread_count;
    unsigned int connection_limit;
    /// The memory for a connection's request line, headers and answer, in bytes.
    size_t connection_memory;
    /// After how many seconds without traffic a connection is closed.
    unsigned int timeout;
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    /// Takes a message of the library's, without a line feed at its end.
    void (*message)(const char *text);
    void *context;
};

/// Leaves a path as it came: the server decodes it after it was split.
static size_t espalier_keep_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// The most parameters of a query.
enum { espalier_parameter_limit = 64 };

/// The state of a request whose query was too long: the address of nothing.
static inline void *espalier_long_query_state(void) { return (void *)1; }

/// Sees the whole address before the library splits its query. The library has a record for each parameter, and a
/// connection whose memory they fill up it forgets until its timeout (0.9.75): such a query is cut off here, and the
/// request begins in a state that says so. The text is the library's own, in writable memory.
static void *espalier_watch_query(void *context, const char *uri, struct MHD_Connection *connection) {
    (void)context;
    (void)connection;
    char *query = strchr(uri, '?');
    if (!query) return NULL;
    unsigned int count = 0;
    for (const char *place = query; (place = strchr(place + 1, '&')) != NULL;) {
        if (++count < espalier_parameter_limit) continue;
        query[1] = 0;
        return espalier_long_query_state();
    }
    return NULL;
}

static void espalier_log(void *message, const char *format, va_list arguments) {
    char text[512];
    int length = vsnprintf(text, sizeof text, format, arguments);
    if (length < 0) return;
    size_t end = (size_t)length < sizeof text ? (size_t)length : sizeof text - 1;
    while (end > 0 && (text[end - 1] == '\n' || text[end - 1] == ' ')) end -= 1;
    text[end] = 0;
    ((void (*)(const char *))message)(text);
}

/// The flags of every daemon: threads of the library's own poll by epoll, and a connection can wait for its answer, or be
/// handed over to be a WebSocket.
static inline unsigned int espalier_daemon_flags(void) {
    return MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE | MHD_USE_TURBO | MHD_USE_ERROR_LOG;
}

/// Starts a daemon; null where the library refuses, after a message.
static inline struct MHD_Daemon *espalier_start_daemon(const struct espalier_daemon_options *options) {
    // The library warns of a pool of a single thread.
    struct MHD_OptionItem pool[] = {
        {options->thread_count > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, options->thread_count, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        espalier_daemon_flags(), 0, NULL, NULL, options->access, options->context,
        // The logger comes first: the options after it can already complain.
        MHD_OPTION_EXTERNAL_LOGGER, espalier_log, (void *)options->message,
        MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, espalier_watch_query, NULL,
        MHD_OPTION_UNESCAPE_CALLBACK, espalier_keep_escaped, NULL,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_ARRAY, pool,
        MHD_OPTION_END);
}

/// The length of a body that has no end until its reader says so.
static inline uint64_t espalier_unknown_size(void) { return MHD_SIZE_UNKNOWN; }

/// Gives a connection that was handed over back to the library, which closes it.
static inline void espalier_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
    MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/// The number of a daemon's open connections.
static inline unsigned int espalier_connection_count(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *information =
        MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return information ? information->num_connections : 0;
}

/// An answer of bytes that stay where they are for as long as it lives.
static inline struct MHD_Response *espalier_response_of_static_bytes(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_PERSISTENT);
}

/// An answer of a copy of the bytes.
static inline struct MHD_Response *espalier_response_of_copied_bytes(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
