// Connects to the server: over a channel, or with a stream of events and POST requests.

let pageChannel, stream, retry;
let failures = 1; // channels in a row that did not open: after two, this page uses requests

const listen = () => {
  hangUp();
  hasHeard = false;
  const query = shown() + `&${wire.query.page}=` + name;
  if (failures > 1) {
    stream = new EventSource(page() + wire.path.updates + query);
    stream.onmessage = (event) => {
      notice(event.data);
      receive(JSON.parse(event.data));
    };
    // The browser retries by itself, unless the server refused. In that case the session is fetched again.
    stream.onerror = () => {
      loses();
      if (stream?.readyState === EventSource.CLOSED) setTimeout(() => sync().then(listenAnew), 1000);
    };
    // The network path may have changed when the stream reconnects, or after a while.
    let wasOpen;
    stream.onopen = () => {
      finds();
      if (wasOpen) return listenAnew();
      sendAgain();
      flush();
      wasOpen = true;
    };
    retry = setTimeout(listenAnew, 300000);
    return;
  }
  const opening = pageChannel = new WebSocket(location.origin.replace('http', 'ws') + page() + wire.path.channel + query
    + (window.DecompressionStream ? `&${wire.query.long}=${wire.query.gzip}` : ''));
  pageChannel.binaryType = 'arraybuffer'; // a blob would be read from another process
  let wasOpen;
  pageChannel.onopen = () => {
    wasOpen = true;
    failures = 0;
    sendAgain();
    finds();
    flush();
  };
  const take = (text) => {
    notice(text);
    const message = JSON.parse(text);
    if (message[wire.message.number]) {
      responded({ status: message.status || 200, data: message[wire.message.patch] || message });
    }
    else if (!message.status) receive(message);
  };
  let before = null; // a long message that is being expanded, before later ones
  pageChannel.onmessage = ({ data }) => {
    if (!before && typeof data === 'string') return take(data);
    const after = before = Promise.all([expand(data), before]).then(([text]) => {
      if (before === after) before = null;
      if (opening === pageChannel) take(text);
    }, () => opening.close());
  };
  pageChannel.onclose = async ({ code, reason }) => {
    hangUp();
    if (wasOpen) {
      loses();
      // A process that ends sends its pages away one after the other. If it breaks off, they spread by themselves.
      await pause(code === 1012 ? reason * (1 + Math.random()) : 300 + 900 * Math.random());
    }
    // The browser does not report why a channel did not open. The session may have ended.
    else if (++failures < 2) await sync();
    if (!pageChannel && !stream) listen();
  };
  setTimeout(() => opening.readyState || opening.close(), 5000); // a proxy may not respond at all
};

const listenAnew = () => {
  failures = 1;
  listen();
};

const expand = (data) => typeof data === 'string' ? data
  : new Response(new Response(data).body.pipeThrough(new DecompressionStream(wire.query.gzip))).text();

// Closes channel and stream. A batch without a response is sent again.
const hangUp = () => {
  clearTimeout(retry);
  if (stream) stream.close();
  if (pageChannel) {
    pageChannel.onmessage = pageChannel.onclose = null;
    pageChannel.close();
  }
  pageChannel = stream = null;
  responded({});
};
