// Reports what no request shows: the fragment of the URL at which the page was opened, and that the user has left the page.

if (location.hash) send(1, wire.type.place, location.pathname + location.search + location.hash);

// The end of a connection may get lost, or reach the server late.
addEventListener('pagehide', () => navigator.sendBeacon?.(page() + `${wire.path.left}?${wire.query.session}=` + sessionName()));
