// Uploads files that the user chooses or drags to the page, and shows their progress. windows.js loads this script for the first file.
//
// A file is sent in parts (Upload-Offset and others of draft-ietf-httpbis-resumable-upload), so that it continues after a break.
(() => {
'use strict';

const { dataset } = document.body;
const part = 8 << 20; // the bytes of a request
const patience = 60_000; // milliseconds for which an upload that gets no further is tried again
const silence = 30_000; // milliseconds without a sign of the server after which a request is one that broke off
const lanes = 3; // the files of a choice that are sent at the same time
const most = 256, deepest = 8; // the files that are sent together, and the folders around one
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

const address = (name, value) => (dataset[wire.data.scene] ? '/' + encodeURI(dataset[wire.data.scene]) : '') + wire.path.uploads
  + '?' + wire.query.session + '=' + dataset[wire.data.session] + '&' + name + '=' + encodeURIComponent(value);
const report = (el, type, value) => dispatchEvent(new CustomEvent('report', {
  detail: { [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: type, [wire.event.value]: value } }));

// The folders around a file that came with them.
const folderOf = ({ folder, webkitRelativePath = '' }) => folder ?? webkitRelativePath.split('/').slice(0, -1).join('/');

// MARK: What the user sees

// The style sheet of the page places each `div`.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.uploads{position:fixed;inset:auto 0 calc(72px + env(safe-area-inset-bottom));margin:0 auto;padding:0;border:0;width:min(360px,100vw - 32px);max-height:50vh;
overflow:auto;border-radius:14px;color:var(--label);background:var(--material-4);backdrop-filter:blur(20px);-webkit-backdrop-filter:blur(20px);
box-shadow:0 0 0 .5px var(--separator),0 8px 32px rgb(0 0 0/.24);font:400 15px/20px var(--sans);z-index:9}
dialog .uploads{bottom:calc(16px + env(safe-area-inset-bottom))}
.uploads>section{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;padding:10px 4px 10px 16px}
.uploads>section+section{border-top:.5px solid var(--separator)}
.uploads>section>:first-child{display:flex;gap:12px;white-space:nowrap}
.uploads strong{flex:1;overflow:hidden;text-overflow:ellipsis;font-weight:600;unicode-bidi:plaintext}
.uploads small{font-size:13px;color:var(--dim);font-variant-numeric:tabular-nums}
.uploads span{display:block}
.uploads [role=progressbar]{height:4px;margin-top:8px;border-radius:2px;overflow:hidden;background:var(--fill)}
.uploads span span{height:100%;border-radius:2px;background:var(--accent);transform-origin:left;transform:scaleX(0);transition:transform .2s linear}
[dir=rtl] .uploads span span{transform-origin:right}
.uploads [role=alert]{font-size:13px;line-height:18px;color:var(--red);padding-top:2px}
.uploads button{all:unset;box-sizing:border-box;grid-area:1/2/3;width:44px;height:44px;display:grid;place-items:center;cursor:pointer}
.uploads button::before{content:"";width:22px;height:22px;border-radius:50%;background:conic-gradient(var(--dim) 0 0) 50%/10px 1.5px no-repeat,conic-gradient(var(--dim) 0 0) 50%/1.5px 10px no-repeat,var(--fill);transform:rotate(45deg)}
.uploads button:focus-visible::before{outline:2px solid var(--accent);outline-offset:2px}
@media (prefers-reduced-motion:reduce){.uploads span span{transition:none}}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const make = (name, values = {}, ...children) => {
  const el = document.createElement(name);
  for (const [key, value] of Object.entries(values)) el.setAttribute(key, value);
  el.append(...children);
  return el;
};
const card = make('section', { class: 'uploads', role: 'group', popover: 'manual' });

// The card is above everything, and inside a dialog that makes the rest of the page inert.
const place = () => {
  if (!card.firstChild) return card.remove();
  const host = [...document.querySelectorAll(`dialog.${wire.class.modal}`)].pop() || document.body;
  if (card.parentNode !== host) host.append(card);
  if (!card.matches(':popover-open')) card.showPopover();
};
new MutationObserver(() => card.firstChild && place()).observe(document.body, { childList: true, subtree: true });

class Row {
  constructor(file, [cancel, uploading, waiting,, , , close], end) {
    Object.assign(this, { file, cancel, uploading, waiting, close });
    card.setAttribute('aria-label', uploading);
    this.state = make('small', { 'aria-hidden': true });
    this.fill = make('span');
    this.bar = make('span', { role: 'progressbar', 'aria-label': `${uploading} ${file.name}`, 'aria-valuemin': 0, 'aria-valuemax': 100 }, this.fill);
    this.button = make('button', { type: 'button', 'aria-label': `${cancel} ${file.name}` });
    this.button.onclick = end;
    this.el = make('section', {}, make('section', {}, make('strong', {}, file.name), this.state), this.button, this.bar);
    this.show(0);
    card.append(this.el);
  }
  show(bytes) {
    const share = Math.min(1, bytes / (this.file.size || 1)), percent = Math.floor(share * 100);
    this.fill.style.transform = `scaleX(${share})`;
    this.say(new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'percent' }).format(percent / 100), percent);
  }
  say(text, percent) {
    this.state.textContent = text;
    this.bar.setAttribute('aria-valuetext', text);
    if (percent !== undefined) this.bar.setAttribute('aria-valuenow', percent);
  }
  fail(sentence) {
    this.bar.replaceWith(make('span', { role: 'alert' }, sentence));
    this.state.remove();
    this.button.setAttribute('aria-label', `${this.close} ${this.file.name}`);
    this.button.onclick = () => this.end();
    this.hasFailed = true;
  }
  end() {
    this.el.remove();
    place();
  }
}

// MARK: Sending

class Job {
  offset = 0;
  constructor(file, el, words) {
    Object.assign(this, { file, el, words });
    this.row = new Row(file, words, () => this.cancel());
  }
  cancel() {
    this.isCancelled = true;
    if (this.xhr) this.xhr.abort();
    if (!this.row.hasFailed) this.row.end();
  }
  // Resolves with the status 0 if the connection breaks.
  ask(method, url, headers, body) {
    return new Promise((done) => {
      const xhr = this.xhr = new XMLHttpRequest();
      let timer;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => xhr.abort(), silence);
      };
      xhr.open(method, url);
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded }) => {
        watch();
        // The user has left what the file was for.
        if (!document.getElementById(this.el.id)) return this.cancel();
        if (body) this.row.show(this.offset + loaded);
      };
      xhr.onloadend = () => {
        clearTimeout(timer);
        done(xhr);
      };
      watch();
      xhr.send(body);
    });
  }
  // The name of the upload. Throws the status of the response if there is none.
  async upload() {
    const { file } = this;
    let id = '', isLost = false, since = 0, restarts = 0, pause = 500;
    while (!this.isCancelled) {
      const end = Math.min(file.size, this.offset + part);
      const response = await (!id
        ? this.ask('POST', address(wire.query.fileName, file.name) + (folderOf(file) && '&' + wire.query.folder + '=' + encodeURIComponent(folderOf(file))), {
          'Upload-Length': file.size, 'Upload-Complete': '?0', 'Content-Type': file.type || 'application/octet-stream' })
        : isLost ? this.ask('HEAD', address(wire.query.upload, id), {})
        : this.ask('PATCH', address(wire.query.upload, id), {
          'Upload-Offset': this.offset, 'Upload-Complete': end < file.size ? '?0' : '?1', 'Content-Type': 'application/partial-upload' },
          file.slice(this.offset, end)));
      const { status } = response;
      if (this.isCancelled) break;
      if (status === 200) return response.responseText;
      // Proxies answer so while the server starts again.
      if (!status || [408, 429, 502, 503, 504].includes(status)) {
        since ||= now();
        if (now() - since > patience || !document.getElementById(this.el.id)) throw status;
        isLost = true;
        this.row.say(this.row.waiting);
        await Promise.race([wait(pause), new Promise((done) => addEventListener('online', done, { once: true }))]);
        pause = Math.min(pause * 2, 5000);
        continue;
      }
      isLost = false;
      // The server has started again, and knows the page but not the upload.
      if (status === 404 && id && restarts++ < 3) {
        id = '';
        this.offset = 0;
        continue;
      }
      if (![201, 204, 409].includes(status)) throw status;
      if (status === 201) id = response.responseText;
      const offset = +response.getResponseHeader('Upload-Offset');
      if (offset > this.offset) [since, pause] = [0, 500];
      this.offset = offset;
      this.row.show(offset);
    }
    if (id) fetch(address(wire.query.upload, id), { method: 'DELETE', keepalive: true }).catch(() => {});
  }
}

// A picture in a format that the server cannot read becomes a JPEG file.
const readable = async (file, el) => {
  if (el.type !== 'file' || wire.data.keepsFormats in el.dataset || !file.type.startsWith('image/') || /jpeg|png/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = make('canvas', { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', .9));
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
};

// Says that a folder is not sent.
const refuse = (name, el, status) => {
  const words = el.dataset[wire.data.uploads].split('|'), row = new Row({ name, size: 0 }, words, () => {});
  row.fail(words[status === 413 ? 3 : 5]);
  place();
  throw status;
};

// The names of the files that were not cancelled. If one fails, the others end, and it throws the status.
const send = async (files, el) => {
  const words = el.dataset[wire.data.uploads].split('|');
  const jobs = [];
  for (const file of files) jobs.push(new Job(await readable(file, el), el, words));
  place();
  const queue = [...jobs];
  try {
    await Promise.all(Array.from({ length: lanes }, async () => {
      for (let job; (job = queue.shift());) {
        if (job.isCancelled) continue;
        try {
          job.name = await job.upload();
        } catch (status) {
          job.row.fail(words[{ 413: 3, 503: 4, 507: 4 }[status] || 5]);
          throw status;
        }
        job.row.end();
      }
    }));
  } catch (status) {
    for (const job of jobs) if (!job.name) job.cancel();
    throw status;
  }
  return jobs.filter((job) => job.name).map((job) => job.name);
};

addEventListener('upload', async ({ detail: { el, files, excess, point } }) => {
  el.setAttribute('aria-busy', 'true');
  let value;
  try {
    const all = await files;
    // A folder is sent with all its files, or not at all.
    const large = el.webkitdirectory && excess ? all[0] : all.find((file) => folderOf(file).split('/').length > deepest);
    if (large) refuse(folderOf(large).split('/')[0], el, 413);
    const names = await send(all, el);
    if (point && !names[0]) return;
    value = [...point || [], ...names, ...excess ? ['+' + excess] : []].join(' ');
  } catch (status) {
    value = '-' + (+status || '');
  } finally {
    el.removeAttribute('aria-busy');
  }
  if (document.getElementById(el.id)) report(el, wire.type.input, value);
});

// MARK: Files that are dragged to the page

// Adds the files of folders to others. Browsers hand over some entries at a time, and none at the end. Throws the status of what is too large.
const inside = async (entries, files, folder = '', depth = 1) => {
  for (const entry of entries) {
    if (entry.isFile) {
      const file = await new Promise((done, fail) => entry.file(done, fail));
      file.folder = folder;
      files.push(file);
    } else {
      if (depth > deepest) throw 413;
      const reader = entry.createReader();
      for (let some; (some = await new Promise((done, fail) => reader.readEntries(done, fail)))[0];) {
        await inside(some, files, folder && folder + '/' + entry.name || entry.name, depth + 1);
      }
    }
    if (files.length > most) throw 413;
  }
  return files;
};

const words = (el) => el.dataset[wire.data.drop].split(' ');
const point = (el, { clientX, clientY }) => {
  const { left, top } = el.getBoundingClientRect();
  return { [wire.point.x]: clientX - left, [wire.point.y]: clientY - top };
};
let over = null; // the element that takes the files under the pointer
const leave = () => {
  if (!over) return;
  report(over, wire.type.aim);
  report(over, wire.type.drag, false);
  over = null;
};

addEventListener('dragover', (event) => {
  const { target, dataTransfer: transfer } = event;
  // The browser's own fields take files by themselves.
  if (!transfer.types.includes('Files') || target.type === 'file') return leave();
  const el = target.closest(`[${wire.attribute.drop}~=${wire.drop.files}]`), isBusy = document.body.hasAttribute('data-busy');
  if (el !== over) {
    leave();
    over = el;
    if (!el) return;
    report(el, wire.type.drag, [...transfer.items].filter(({ kind }) => kind === 'file').map(({ type }) => type || '-').join(' '));
    report(el, wire.type.aim, point(el, event));
  } else if (el && !isBusy && words(el).includes(wire.drop.follows)) {
    report(el, wire.type.aim, point(el, event));
  }
  if (el && (isBusy || words(el).some((word) => [wire.drop.copy, wire.drop.move].includes(word)))) transfer.dropEffect = 'copy';
});
addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || leave());
addEventListener('drop', (event) => {
  const el = over, { items, files } = event.dataTransfer;
  if (!el) return;
  event.preventDefault();
  const { [wire.point.x]: x, [wire.point.y]: y } = point(el, event);
  // A folder looks like an empty file. Its entry is there only while the event is handled.
  const folders = [...items].map((item) => item.webkitGetAsEntry?.());
  const chosen = [...files].filter((file, index) => !folders[index]?.isDirectory).slice(0, 64);
  const found = folders.filter((entry) => entry?.isDirectory);
  leave();
  if (chosen[0] || found[0]) dispatchEvent(new CustomEvent('upload', { detail: {
    el, point: [x, y], files: found[0] ? inside(found, chosen).catch((status) => refuse(found[0].name, el, status)) : chosen } }));
});
})();
