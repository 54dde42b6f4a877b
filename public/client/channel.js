// Connects to the server: by a channel, or by a stream of events and posts.

let channel, stream, retry;
let failures = 1; // how often in a row a channel could not be had: twice, and this page does without

const listen = () => {
  hangUp();
  hasHeard = false;
  const query = '?session=' + encodeURIComponent(body.dataset.session) + '&revision=' + revision + '&page=' + name;
  if (failures > 1) {
    stream = new EventSource(page() + '/updates' + query);
    stream.onmessage = (event) => {
      notice(event.data);
      receive(JSON.parse(event.data));
    };
    // The browser tries again by itself unless the server refused: then the session is looked up anew.
    stream.onerror = () => {
      loses();
      if (stream && stream.readyState === EventSource.CLOSED) setTimeout(() => sync().then(listenAnew), 1000);
    };
    // What is in between may be another when the stream comes back, or after a while.
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
  const opening = channel = new WebSocket(location.origin.replace('http', 'ws') + page() + '/channel' + query
    + (window.DecompressionStream ? '&long=gzip' : ''));
  let wasOpen;
  channel.onopen = () => {
    wasOpen = true;
    failures = 0;
    sendAgain();
    finds();
    flush();
  };
  const take = (text) => {
    notice(text);
    const message = JSON.parse(text);
    if (message.n) answered({ status: message.status || 200, data: message.p || message });
    else receive(message);
  };
  let before = null; // a long message that is being expanded: those after it wait
  channel.onmessage = ({ data }) => {
    if (!before && typeof data === 'string') return take(data);
    const after = before = Promise.all([expand(data), before]).then(([text]) => {
      if (before === after) before = null;
      if (opening === channel) take(text);
    }, () => opening.close());
  };
  channel.onclose = async () => {
    hangUp();
    if (wasOpen) {
      loses();
      await pause(500 + 500 * Math.random());
    }
    // Why a channel does not open, nobody says: the session may have ended. A page that never had one does without.
    else if (++failures < 2) await sync();
    if (!channel && !stream) listen();
  };
  setTimeout(() => opening.readyState || opening.close(), 5000); // a proxy may say nothing at all
};

const listenAnew = () => {
  failures = 1;
  listen();
};

const expand = (data) => typeof data === 'string' ? data
  : new Response(data.stream().pipeThrough(new DecompressionStream('gzip'))).text();

// Ends what listens. A batch whose answer did not come is sent again.
const hangUp = () => {
  clearTimeout(retry);
  if (stream) stream.close();
  if (channel) {
    channel.onmessage = channel.onclose = null;
    channel.close();
  }
  channel = stream = null;
  answered({});
};
