#pragma once
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
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
    /// Says whether a client's address may have one more connection.
    MHD_AcceptPolicyCallback policy;
    /// Hears of each connection's beginning and end.
    MHD_NotifyConnectionCallback notify;
    /// Hears, with the connection, that a request line is complete.
    void (*begun)(struct MHD_Connection *connection);
    /// Takes a message of the library's, without a line feed at its end.
    void (*message)(void *context, const char *text);
    /// Hears that some connection's `Content-Length` is not a number, before the library answers it.
    void (*malformed_length)(void *context);
    void *context;
};

/// The callbacks that the library hands no context of ours to, or only one pointer.
struct espalier_callbacks {
    void (*begun)(struct MHD_Connection *connection);
    void (*message)(void *context, const char *text);
    void (*malformed_length)(void *context);
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

/// The state of a request whose target no address can be: another address of nothing.
static inline void *espalier_wrong_target_state(void) { return (void *)2; }

/// Sees the whole target before the library splits its query. The library has a record for each parameter, and a
/// connection whose memory they fill up it forgets until its timeout (0.9.75): such a query is cut off here, and the
/// request begins in a state that says so. The text is the library's own, in writable memory.
static void *espalier_watch_target(void *context, const char *uri, struct MHD_Connection *connection) {
    ((struct espalier_callbacks *)context)->begun(connection);
    const unsigned char *place = (const unsigned char *)uri;
    while (*place > 0x20 && *place < 0x7F) place += 1;
    // The version follows the target's end: anywhere else, the NUL is the client's.
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
    // The library (0.9.75) answers these two with the headers written twice: its state goes on as if it had not answered.
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
    // Lives as long as the process: daemons are few.
    struct espalier_callbacks *callbacks = (struct espalier_callbacks *)malloc(sizeof *callbacks);
    if (!callbacks) return NULL;
    *callbacks = (struct espalier_callbacks){
        options->begun, options->message, options->malformed_length, options->context};
    return MHD_start_daemon(
        espalier_daemon_flags(), 0, options->policy, options->context, options->access, options->context,
        // The logger comes first: the options after it can already complain.
        MHD_OPTION_EXTERNAL_LOGGER, espalier_log, (void *)callbacks,
        MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        MHD_OPTION_NOTIFY_CONNECTION, options->notify, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, espalier_watch_target, (void *)callbacks,
        MHD_OPTION_UNESCAPE_CALLBACK, espalier_keep_escaped, NULL,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
        // Strict, the library (0.9.75) checks for `Host` and writes the headers of that refusal twice, and looks for little
        // else; `RequestFraming` checks all of it.
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_ARRAY, pool,
        MHD_OPTION_END);
}

/// The length of a body that has no end until its reader says so.
static inline uint64_t espalier_unknown_size(void) { return MHD_SIZE_UNKNOWN; }

/// Gives a connection that was handed over back to the library, which closes it.
static inline void espalier_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
    MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/// Whether the event of a connection is its beginning, not its end.
static inline _Bool espalier_is_beginning(enum MHD_ConnectionNotificationCode event) {
    return event == MHD_CONNECTION_NOTIFY_STARTED;
}

/// A connection's socket; -1 for none.
static inline int espalier_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return information ? information->connect_fd : -1;
}

/// The address of a connection's other end.
static inline const struct sockaddr *espalier_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return information ? information->client_addr : NULL;
}

/// What was noted for a connection when it began.
static inline void *espalier_note(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return information ? information->socket_context : NULL;
}

/// The bytes of a request's line and headers, their end included.
static inline size_t espalier_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return information ? information->header_size : 0;
}

/// Lets a daemon accept nothing more; returns the listening socket, which is the caller's from then on, or -1.
static inline int espalier_quiesce(struct MHD_Daemon *daemon) { return MHD_quiesce_daemon(daemon); }

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
