// Follows a program that is built again while it runs (--watch), and lies over the page what the compiler says. No release contains it.
//
// The program sends its number, the names of its scripts and of its style sheet, a report or none, and notes about state that was lost.
(() => {
'use strict';

const root = document.documentElement;
const make = (name, text = '', properties = {}) => Object.assign(document.createElement(name), { textContent: text }, properties);

// Outside of the page's content, and above its dialogs. The page's styles do not reach into it.
const host = make('espalier-watch', '', { popover: 'manual' });
const shade = host.attachShadow({ mode: 'open' });
const sheet = make('style', `
  :host { all: initial; position: fixed; inset: auto 0 0 0; width: auto; max-height: 100%; margin: 0; border: 0; padding: 0;
    background: none; overflow: visible; color-scheme: dark; font: 14px/1.45 ui-monospace, monospace; }
  :host(.whole) { inset: 0; background: rgb(0 0 0 / .45); }
  section { box-sizing: border-box; max-height: 85vh; overflow: auto; margin: 0 auto; max-width: 72rem; padding: 16px 20px; color: #eee;
    background: #1c1c1e; border-top: 4px solid #ff453a; }
  :host(:not(.whole)) section { border-color: #ffd60a; max-height: 30vh; padding: 8px 20px; }
  h1 { margin: 0 0 8px; font: 600 17px/1.3 system-ui, sans-serif; white-space: pre-wrap; }
  :host(:not(.whole)) h1 { font-size: 14px; margin: 0; }
  h2 { margin: 16px 0 4px; font: inherit; font-weight: 600; white-space: pre-wrap; overflow-wrap: anywhere; }
  .error { color: #ff6961; } .warning { color: #ffd60a; }
  a { color: #64d2ff; } p { margin: 0; }
  pre { margin: 8px 0 0; font: inherit; overflow-x: auto; tab-size: 4; }
  pre div { padding: 0 4px; } .here { background: #48302f; }
  button { float: right; font: inherit; color: inherit; background: #3a3a3c; border: 0; border-radius: 6px; padding: 4px 12px; min-height: 28px; }
`);
root.append(host);

let hidden = 0; // the number of the report that the user has hidden
let shown = 0;
let noteEnds;

const place = (message) => {
  const text = message.place || '';
  return message.link ? make('a', text, { href: message.link }) : make('span', text);
};

const show = (parts, isWhole) => {
  const section = make('section', '', { role: 'alert' });
  section.append(make('button', 'Hide (Esc)', { onclick: hide, type: 'button' }), ...parts);
  shade.replaceChildren(sheet, section);
  host.className = isWhole ? 'whole' : '';
  // A dialog that has opened since then would lie over it.
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
};

const clear = () => {
  shade.replaceChildren(sheet);
  if (host.matches(':popover-open')) host.hidePopover();
};

const hide = () => {
  hidden = shown;
  clearTimeout(noteEnds);
  clear();
};

const messageParts = (message) => {
  const title = make('h2', '');
  title.append(make('span', message.severity + ': ', { className: message.severity }), message.text);
  const parts = [title];
  if (message.place) {
    const line = make('p');
    line.append(place(message));
    parts.push(line);
  }
  if (message.lines) {
    const code = make('pre');
    const width = String(message.first + message.lines.length).length;
    message.lines.forEach((text, index) => {
      const number = message.first + index;
      code.append(make('div', `${String(number).padStart(width)}  ${text}`, { className: number === message.line ? 'here' : '' }));
    });
    parts.push(code);
  }
  return parts;
};

const report = (data) => {
  if (!data) {
    shown = 0;
    return clear();
  }
  if (data.number === hidden || data.number === shown) return;
  shown = data.number;
  const parts = [make('h1', data.title), ...data.messages.flatMap(messageParts)];
  if (data.text.length) parts.push(make('pre', data.text.join('\n')));
  show(parts, data.kind !== 'warnings');
};

// One line, for a moment, unless a report is there.
const note = (texts) => {
  if (shown) return;
  show(texts.map((text) => make('h1', text)), false);
  clearTimeout(noteEnds);
  noteEnds = setTimeout(() => shown || clear(), 8000);
};

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !host.matches(':popover-open')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hide();
}, true);

// MARK: Programs

let known; // the program that has made the page
let noted = 0;

// The client continues as after a sleep of the page: it fetches the page from the new program and turns this one into it.
const resume = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

// The style sheets of the page's head, apart from the styles that patches change, come from the new program.
const restyle = async () => {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const made = new DOMParser().parseFromString(await response.text(), 'text/html');
  const styles = (page) => [...page.querySelectorAll('head > style:not([id])')];
  const fresh = styles(made);
  styles(document).forEach((style, index) => fresh[index] && (style.textContent = fresh[index].textContent));
};

const take = (data) => {
  const before = known;
  known = data;
  if (before && before.program !== data.program) {
    noted = 0;
    if (before.client !== data.client) return location.reload();
    if (before.styles !== data.styles) restyle().catch(() => {});
    resume();
  }
  report(data.report);
  if (data.notes.length > noted) note(data.notes.slice(noted));
  noted = data.notes.length;
};

const listen = () => {
  const channel = new WebSocket(location.origin.replace('http', 'ws') + WATCH_PATH);
  channel.onmessage = ({ data }) => take(JSON.parse(data));
  // While no program serves, the connection waits in the supervisor's socket.
  channel.onclose = () => setTimeout(listen, 20);
};
listen();
})();
