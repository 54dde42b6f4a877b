// Lets the user choose files, and uploads them. The client loads this script with the first field for files.
(() => {
'use strict';

const { dataset } = document.body;
const report = (el, text) => dispatchEvent(new CustomEvent('report', {
  detail: {
    [wire.event.node]: +el.id.slice(wire.element.prefix.length), [wire.event.type]: wire.type.input, [wire.event.value]: text } }));

// A picture in a format that the server cannot read becomes a JPEG file.
const readable = async (file) => {
  if (!file.type.startsWith('image/') || /jpeg|png/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    return await new Promise((done) => canvas.toBlob((blob) => done(blob || file), 'image/jpeg', .9));
  } catch {
    return file;
  }
};

const upload = async (file) => {
  const scene = dataset[wire.data.scene];
  const response = await fetch((scene ? '/' + encodeURI(scene) : '') + wire.path.uploads + '?' + wire.query.session + '='
    + dataset[wire.data.session], { method: 'POST', body: await readable(file) });
  if (!response.ok) throw response.status;
  return response.text();
};

addEventListener('change', async ({ target: el }) => {
  if (el.type !== 'file') return;
  const files = [...el.files];
  // The same file may be chosen again.
  el.value = '';
  el.setAttribute('aria-busy', 'true');
  const names = [];
  try {
    for (const file of files) names.push(await upload(file));
  } catch {
    names.splice(0, names.length, '-');
  }
  el.removeAttribute('aria-busy');
  report(el, names.join(' '));
});

// The user closed the browser's chooser.
addEventListener('cancel', ({ target: el }) => el.type === 'file' && report(el, ''), true);

// A new field opens the browser's chooser, if the user has just tapped something. Browsers allow it only then.
const seen = new WeakSet();
const review = () => {
  for (const el of document.querySelectorAll('[type=file]')) {
    if (seen.has(el)) continue;
    seen.add(el);
    if (navigator.userActivation?.isActive && !el.disabled) el.click();
  }
};
addEventListener(wire.script.files, review);
review();
})();
