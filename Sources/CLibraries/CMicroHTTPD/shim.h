#pragma once
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The options of a daemon. `MHD_start_daemon` takes them as variadic arguments, which Swift cannot pass.
struct espalier_daemon_options {
    /// A bound and listening socket, which the daemon closes.
    int listening_socket;
    unsigned int thread_count;
    unsigned int connection_limit;
    /// The memory for a connection's request line, headers and response, in bytes.
    size_t connection_memory;
    /// The number of seconds without traffic after which a connection is closed.
    unsigned int timeout;
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    /// Decides whether a client's address may open another connection.
    MHD_AcceptPolicyCallback policy;
    /// Called when a connection starts or ends.
    MHD_NotifyConnectionCallback notify;
    /// Called with the connection when a request line is complete.
    void (*begun)(struct MHD_Connection *connection);
    /// Receives a message of the library, without the final line feed.
    void (*message)(void *context, const char *text);
    /// Called when a connection's `Content-Length` is not a number, before the library responds.
    void (*malformed_length)(void *context);
    void *context;
};

/// The callbacks to which the library passes no context, or only one pointer.
struct espalier_callbacks {
    void (*begun)(struct MHD_Connection *connection);
    void (*message)(void *context, const char *text);
    void (*malformed_length)(void *context);
    void *context;
};

/// Leaves a path encoded. The server decodes it after splitting it.
static size_t espalier_keep_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// The maximum number of query parameters.
enum { espalier_parameter_limit = 64 };

/// The state of a request whose query was too long: a unique address.
static inline void *espalier_long_query_state(void) { return (void *)1; }

/// The state of a request with an invalid target: another unique address.
static inline void *espalier_wrong_target_state(void) { return (void *)2; }

/// Checks the whole target before the library splits its query. The library stores a record for each parameter; if these fill
/// the connection's memory, it hangs until the timeout (0.9.75). A query that is too long is therefore cut off here, and the
/// request starts in the corresponding state. The text is the library's own, in writable memory.
static void *espalier_watch_target(void *context, const char *uri, struct MHD_Connection *connection) {
    ((struct espalier_callbacks *)context)->begun(connection);
    const unsigned char *place = (const unsigned char *)uri;
    while (*place > 0x20 && *place < 0x7F) place += 1;
    // The version follows the target's end. A NUL anywhere else is the client's.
    if (*place || strncmp((const char *)place + 1, "HTTP/1.", 7) != 0) return espalier_wrong_target_state();
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

/// Whether a message begins with a text.
static inline int espalier_begins(const char *format, const char *text) {
    return strncmp(format, text, strlen(text)) == 0;
}

static void espalier_log(void *context, const char *format, va_list arguments) {
    struct espalier_callbacks *callbacks = (struct espalier_callbacks *)context;
    // The library (0.9.75) writes the headers of these two responses twice, because its state machine continues as if it had
    // not responded.
    if (espalier_begins(format, "Failed to parse `Content-Length'")
        || espalier_begins(format, "Too large value of 'Content-Length'")) {
        callbacks->malformed_length(callbacks->context);
        return;
    }
    char text[512];
    int length = vsnprintf(text, sizeof text, format, arguments);
    if (length < 0) return;
    size_t end = (size_t)length < sizeof text ? (size_t)length : sizeof text - 1;
    while (end > 0 && (text[end - 1] == '\n' || text[end - 1] == ' ')) end -= 1;
    text[end] = 0;
    callbacks->message(callbacks->context, text);
}

/// The flags of every daemon. The library's own threads poll with epoll, and a connection can wait for its response or be
/// upgraded to a WebSocket.
static inline unsigned int espalier_daemon_flags(void) {
    return MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE | MHD_USE_TURBO | MHD_USE_ERROR_LOG;
}

/// Starts a daemon. Returns NULL, after a message, if the library refuses.
static inline struct MHD_Daemon *espalier_start_daemon(const struct espalier_daemon_options *options) {
    // The library warns about a pool of one thread.
    struct MHD_OptionItem pool[] = {
        {options->thread_count > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, options->thread_count, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    _Bool listens = options->listening_socket >= 0;
    struct MHD_OptionItem socket[] = {
        {listens ? MHD_OPTION_LISTEN_SOCKET : MHD_OPTION_END, options->listening_socket, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    // Never freed, because there are few daemons.
    struct espalier_callbacks *callbacks = (struct espalier_callbacks *)malloc(sizeof *callbacks);
    if (!callbacks) return NULL;
    *callbacks = (struct espalier_callbacks){
        options->begun, options->message, options->malformed_length, options->context};
    return MHD_start_daemon(
        espalier_daemon_flags() | (listens ? 0 : MHD_USE_NO_LISTEN_SOCKET), 0, options->policy, options->context, options->access, options->context,
        // The logger comes first, because the options after it may already log.
        MHD_OPTION_EXTERNAL_LOGGER, espalier_log, (void *)callbacks,
        MHD_OPTION_ARRAY, socket,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        MHD_OPTION_NOTIFY_CONNECTION, options->notify, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, espalier_watch_target, (void *)callbacks,
        MHD_OPTION_UNESCAPE_CALLBACK, espalier_keep_escaped, NULL,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
        // In strict mode, the library (0.9.75) checks for `Host`, but writes the headers of that refusal twice, and checks
        // little else. `RequestFraming` checks everything.
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_ARRAY, pool,
        MHD_OPTION_END);
}

/// The length of a body whose size is unknown until its reader reports the end.
static inline uint64_t espalier_unknown_size(void) { return MHD_SIZE_UNKNOWN; }

/// Returns an upgraded connection to the library, which closes it.
static inline void espalier_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
    MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/// Whether the event is the start of a connection rather than its end.
static inline _Bool espalier_is_beginning(enum MHD_ConnectionNotificationCode event) {
    return event == MHD_CONNECTION_NOTIFY_STARTED;
}

/// A connection's socket; -1 for none.
static inline int espalier_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return information ? information->connect_fd : -1;
}

/// The address of the remote end of a connection.
static inline const struct sockaddr *espalier_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return information ? information->client_addr : NULL;
}

/// The context that was attached to a connection when it started.
static inline void *espalier_note(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return information ? information->socket_context : NULL;
}

/// The size of a request's line and headers, including the final empty line.
static inline size_t espalier_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return information ? information->header_size : 0;
}

/// Stops accepting connections. Returns the listening socket, which the caller then owns, or -1.
static inline int espalier_quiesce(struct MHD_Daemon *daemon) { return MHD_quiesce_daemon(daemon); }

/// The number of a daemon's open connections.
static inline unsigned int espalier_connection_count(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *information =
        MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return information ? information->num_connections : 0;
}

/// A response of bytes that stay valid for the lifetime of the response.
static inline struct MHD_Response *espalier_response_of_static_bytes(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_PERSISTENT);
}

/// A response of a copy of the bytes.
static inline struct MHD_Response *espalier_response_of_copied_bytes(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
