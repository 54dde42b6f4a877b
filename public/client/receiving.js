// Applies patches in order, and fetches the whole page if one is missing.

let awaiting = null; // patches that wait for the animation scripts
let motionless = false; // whether those are late; patches then apply at once
// The scripts that a patch needs and the page does not have. The player also continues
// animations (their seventh part) and blends springs (the fifth part of the curve).
const missing = ({ [wire.patch.animations]: animations, [wire.patch.operations]: operations }) => (!animations || motionless ? [] : [
  wire.script.motion,
  operations.some((o) => movers.includes(o[0]) || contents.includes(o[0]) && o[3] >= 0) && wire.script.flow,
  (animations.some((a) => a[6] || a[2][4] > 0) || operations.some((o) => o[0] === wire.operation.track || o[0] === wire.operation.attributes && o[3] >= 0)) && wire.script.player,
  operations.some((o) => o[0] === wire.operation.text && o[4]) && wire.script.letters,
].filter((name) => scripts[name]));
const contents = `${wire.operation.text}${wire.operation.content}`;
const movers = `${wire.operation.insert}${wire.operation.remove}${wire.operation.leave}${wire.operation.comeBack}${wire.operation.move}${wire.operation.match}`;
const awaitMotion = (data, names) => {
  moving++;
  awaiting = [data];
  updateBusy();
  let timer;
  const proceed = () => {
    clearTimeout(timer);
    if (!awaiting) return;
    const late = awaiting;
    awaiting = null;
    motionless = true;
    late.forEach(receive);
    motionless = false;
    moving--;
    updateBusy();
  };
  timer = setTimeout(proceed, 1500);
  let left = names.length;
  for (const name of names) load(name, () => --left || proceed());
};

const receive = (data) => {
  heard();
  if (data[wire.message.stored] !== undefined) return noteStored(data[wire.message.stored]);
  if (resending) return held.push(data);
  if (awaiting) return awaiting.push(data);
  if (Array.isArray(data)) return data.forEach(receive);
  const isNext = data[wire.patch.from] === shownRevision;
  const names = isNext ? missing(data) : [];
  if (isUnstyled && scripts.styles && !motionless) names.push('styles');
  if (names.length) return awaitMotion(data, names);
  if (data[wire.message.page] !== undefined) {
    // A restarted server may use lower revisions. From then on, older pages are outdated.
    if (data[wire.patch.to] >= shownRevision || !batchSent && !hasHeard) morphPage(data[wire.message.page]);
    hasHeard = true;
    return;
  }
  if (data[wire.patch.to] <= shownRevision) return;
  hasHeard = true;
  if (isNext) apply(data);
  else if (batchSent) held.push(data);
  else sync();
};

// Fetches the current page, or a new one if the session has ended, and turns this one into it.
const sync = async (ended) => {
  if (syncing) return;
  syncing = true;
  updateBusy();
  for (let delay = 250; ; delay = Math.min(delay * 2, 5000)) {
    try {
      if (latency) await wait(latency);
      const response = await fetch((page() || '/') + (ended ? '' : shown()), { headers: { Accept: 'text/html' } });
      if (response.ok) {
        heard();
        const session = sessionName();
        const text = await response.text();
        noticeClasses(text);
        if (isUnstyled) load('styles');
        morphPage(text);
        if (sessionName() !== session) {
          forgetEvents();
          ended = true;
        }
        break;
      }
      // The page fails as soon as it is created. The browser shows the server's message.
      if (response.status === 500) return location.reload();
      if (response.status === 410 || response.status === 404) {
        if (ended) break;
        ended = true;
        continue;
      }
    } catch {}
    await pause(delay * (0.75 + Math.random() / 2)); // so that pages that lost a server do not all reconnect at once
  }
  syncing = false;
  if (ended) {
    listen();
    // Text being typed continues in the new session.
    const field = document.activeElement;
    if (field?.matches(`.${wire.class.field}`)) send(numberOf(field), wire.type.input, (lastSent[numberOf(field)] = field.value));
  }
  updateBusy();
  flush();
};
