// public/client/fields.js: the values that controls report, and the server's values that they show.
'use strict';
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { openPage, tick } = require('./support/page');

const report = (html, type, change) => {
  const page = openPage(html);
  change(page.element(2));
  page.fire(page.element(2), type);
  return page.events;
};

test('a text field reports its text as it changes', () => {
  assert.deepEqual(report('<input id=n2 class=field name=n2>', 'input', (el) => (el.value = 'Ada')), [{ node: 2, type: 'input', value: 'Ada' }]);
});

test('a field for a value reports its text as it changes, and the end of editing once', async () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on=change>');
  page.element(2).focus();
  page.element(2).value = '1234';
  page.fire(page.element(2), 'input');
  page.fire(page.element(2), 'change');
  await page.respond(1, { f: 1, t: 1, o: [] });
  await page.respond(2, { f: 1, t: 2, o: [['v', 2, '1,234']] });
  assert.equal(page.element(2).value, '1,234');
  page.fire(page.element(2), 'change');
  assert.deepEqual(page.events, [{ node: 2, type: 'input', value: '1234' }, { node: 2, type: 'change', value: '1234' }]);
});

test('a field for a value reports a text that was set without input at the end of editing', () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on=change>');
  page.element(2).value = '12';
  page.fire(page.element(2), 'change');
  assert.deepEqual(page.events, [{ node: 2, type: 'change', value: '12' }]);
});

test('a date reports its change only', () => {
  assert.deepEqual(report('<input id=n2 class="pick date" name=n2 data-on=change>', 'input', (el) => (el.value = '2026-01-01')), []);
});

test('a switch reports whether it is on', () => {
  assert.deepEqual(report('<input id=n2 class=toggle type=checkbox name=n2>', 'change', (el) => (el.checked = true)),
    [{ node: 2, type: 'change', value: true }]);
});

test('a slider reports numbers while it is dragged, and fills its track', async () => {
  const page = openPage('<input id=n2 class=slider type=range min=10 max=20 name=n2>');
  page.element(2).value = 15;
  page.fire(page.element(2), 'input');
  assert.equal(page.element(2).style.getPropertyValue('--fill'), '0.5');
  page.fire(page.element(2), 'change');
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events, [{ node: 2, type: 'input', value: 15 }, { node: 2, type: 'change', value: 15 }]);
});

test('a choice reports the index of its option when it is made', () => {
  const html = '<select id=n2 class=choice name=n2><option value=0><option value=1></select>';
  assert.deepEqual(report(html, 'input', (el) => (el.value = '1')), []);
  assert.deepEqual(report(html, 'change', (el) => (el.value = '1')), [{ node: 2, type: 'change', value: 1 }]);
});

test('controls with focus events report that they get and lose the focus', async () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on="focus blur"><input id=n3 class=field name=n3>');
  page.element(2).focus();
  page.element(3).focus();
  await page.respond(1, { f: 1, t: 1, o: [] });
  assert.deepEqual(page.events, [{ node: 2, type: 'focus' }, { node: 2, type: 'blur' }]);
});

test('a tap on a date opens the browser\'s picker', () => {
  const page = openPage('<input id=n2 class="pick date"><input id=n3 class="pick date" disabled>');
  page.run('windows');
  let count = 0;
  for (const node of [2, 3]) page.element(node).showPicker = () => count++;
  page.element(2).click();
  page.fire(page.element(3), 'click');
  assert.equal(count, 1);
});

// A focused field with typed text, whose batch is in progress or done.
const typed = async (text, { isDone }) => {
  const page = openPage('<input id=n2 class=field name=n2>');
  page.element(2).focus();
  page.element(2).value = text;
  page.fire(page.element(2), 'input');
  if (isDone) await page.respond(1, { f: 1, t: 2, o: [] });
  return page;
};

test('a field shows a different text from the server, and keeps the selection', async () => {
  const page = await typed('hello', { isDone: true });
  page.element(2).setSelectionRange(1, 3);
  page.push({ f: 2, t: 3, o: [['v', 2, 'HELLO']] });
  const { value, selectionStart, selectionEnd } = page.element(2);
  assert.deepEqual([value, selectionStart, selectionEnd], ['HELLO', 1, 3]);
});

test('a cursor at the end stays at the end', async () => {
  const page = await typed('12', { isDone: true });
  page.element(2).setSelectionRange(2, 2);
  page.push({ f: 2, t: 3, o: [['v', 2, '12,00 €']] });
  assert.equal(page.element(2).selectionStart, 7);
});

test('a field with newer unsent text keeps it', async () => {
  const page = await typed('ab', { isDone: false });
  await page.respond(1, { f: 1, t: 2, o: [['v', 2, 'AB']] });
  assert.equal(page.element(2).value, 'AB');
  page.element(2).value = 'ABc';
  page.fire(page.element(2), 'input');
  page.element(2).value = 'ABcd';
  page.fire(page.element(2), 'input');
  await page.respond(2, { f: 2, t: 3, o: [['v', 2, 'ABC']] });
  assert.equal(page.element(2).value, 'ABcd');
});

test('the last sent text does not overwrite newer text', async () => {
  const page = await typed('a', { isDone: true });
  page.element(2).value = 'ab';
  page.push({ f: 2, t: 3, o: [['v', 2, 'a']] });
  assert.equal(page.element(2).value, 'ab');
});

test('a switch shows the server\'s state, unless its own change is still unsent', async () => {
  const page = openPage('<input id=n2 type=checkbox class=toggle name=n2><button id=n3 name=tap value=3></button>');
  page.push({ f: 1, t: 2, o: [['v', 2, 'true']] });
  assert.ok(page.element(2).checked);
  page.element(3).click();
  page.element(2).checked = false;
  page.fire(page.element(2), 'change');
  page.push({ n: 1, p: { f: 2, t: 3, o: [['v', 2, 'true']] } });
  assert.ok(!page.element(2).checked);
  await tick();
});

test('a slider and a choice show the server\'s values', () => {
  const page = openPage('<input id=n2 class=slider type=range min=0 max=10 step=any name=n2><select id=n3 class=choice><option value=0><option value=1></select>');
  page.push({ f: 1, t: 2, o: [['v', 2, '2.5'], ['v', 3, '1']] });
  assert.deepEqual([page.element(2).style.getPropertyValue('--fill'), page.element(3).value], ['0.25', '1']);
});

test('a text that a password manager fills in with `change` alone is reported, once', async () => {
  const page = openPage('<input id=n2 class=field name=n2 value=a><textarea id=n3 class=field name=n3>b</textarea><input id=n4 type=file class=files>');
  for (const node of [2, 3, 4]) page.fire(page.element(node), 'change');
  assert.deepEqual(page.events, []);
  page.element(2).value = 'ada';
  page.element(3).value = 'secret';
  for (const node of [2, 3, 2]) page.fire(page.element(node), 'change');
  await page.respond(1, { f: 1, t: 2, o: [] });
  assert.deepEqual(page.events, [{ node: 2, type: 'input', value: 'ada' }, { node: 3, type: 'input', value: 'secret' }]);
});

test('a text that was typed before the client ran is reported, and no other', () => {
  const page = openPage('<input id=n2 class=field name=n2 value=a><input id=n3 class=field name=n3 value=b>', {
    before: (document) => (document.getElementById('n3').value = 'bc') });
  assert.deepEqual(page.requests.flatMap(({ body }) => body.events), [{ node: 3, type: 'input', value: 'bc' }]);
});

test('a text that was typed is not reported again at the end of editing', async () => {
  const page = await typed('Ada', { isDone: true });
  page.fire(page.element(2), 'change');
  assert.deepEqual(page.events.map(({ value }) => value), ['Ada']);
});

// A field in which a composition has begun, with the text so far.
const composing = async (text) => {
  const page = openPage('<input id=n2 class=field name=n2>');
  page.element(2).focus();
  page.fire(page.element(2), 'compositionstart');
  page.compose = async (text) => {
    page.element(2).value = text;
    page.fire(page.element(2), 'input');
  };
  await page.compose(text);
  return page;
};

test('nothing writes into a field while letters are composed; the last answer is written afterwards', async () => {
  const page = await composing('ni');
  await page.respond(1, { f: 1, t: 2, o: [['v', 2, 'NI']] });
  assert.equal(page.element(2).value, 'ni');
  await page.compose('nih');
  page.fire(page.element(2), 'compositionend');
  await page.respond(2, { f: 2, t: 3, o: [['v', 2, 'NIH']] });
  assert.equal(page.element(2).value, 'NIH');
});

test('an answer that came before the last letters is not written', async () => {
  const page = await composing('ni');
  await page.respond(1, { f: 1, t: 2, o: [['v', 2, 'NI']] });
  await page.compose('你');
  page.fire(page.element(2), 'compositionend');
  await page.respond(2, { f: 2, t: 3, o: [] });
  await page.advance(10);
  assert.equal(page.element(2).value, '你');
});

test('… also if the browser reports the last letters after the end', async () => {
  const page = await composing('ni');
  await page.respond(1, { f: 1, t: 2, o: [['v', 2, 'NI']] });
  page.fire(page.element(2), 'compositionend');
  await page.compose('你');
  await page.advance(10);
  assert.equal(page.element(2).value, '你');
});

test('an answer to the last letters waits for the end of the composition', async () => {
  const page = await composing('12345');
  await page.respond(1, { f: 1, t: 2, o: [['v', 2, '1234']] });
  page.fire(page.element(2), 'compositionend');
  assert.equal(page.element(2).value, '12345');
  await page.advance(10);
  assert.equal(page.element(2).value, '1234');
});

test('other fields are written meanwhile', async () => {
  const page = openPage('<input id=n2 class=field name=n2><input id=n3 class=field name=n3>');
  page.fire(page.element(2), 'compositionstart');
  page.push({ f: 1, t: 2, o: [['v', 3, 'Ada']] });
  assert.equal(page.element(3).value, 'Ada');
});

test('a press that leaves the focus in the field ends the composition', () => {
  const page = openPage('<input id=n2 class=field name=n2 data-on="focus blur"><p id=n3 class=kf></p>');
  const field = page.element(2);
  field.focus();
  page.fire(field, 'compositionstart');
  field.addEventListener('blur', () => page.fire(field, 'compositionend'));
  page.fire(page.element(3), 'mousedown');
  page.push({ f: 1, t: 2, o: [['v', 2, 'sent']] });
  assert.equal(field.value, 'sent');
  assert.equal(page.document.activeElement, field);
  assert.deepEqual(page.events, [{ node: 2, type: 'focus' }]);
});
