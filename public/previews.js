// The wall of previews in debug builds: searches, loads the frames near the visible area, and follows the list.
(() => {
  'use strict';
  const form = document.querySelector('form');
  const search = form.elements.q;
  const cards = [...document.querySelectorAll('section')];
  const none = document.querySelector('.none[hidden]');
  const count = document.querySelector('output');

  const find = () => {
    const wanted = search.value.trim().toLowerCase();
    for (const card of cards) card.hidden = !card.dataset.name.includes(wanted);
    const found = cards.filter((card) => !card.hidden).length;
    count.value = found;
    if (none) none.hidden = found > 0;
  };
  search.addEventListener('input', find);
  if (cards.length) find();
  form.addEventListener('change', (event) => {
    if (event.target !== search) form.requestSubmit();
  });

  // A frame with a preview that fits has the size of its content.
  const fit = (frame) => {
    const page = frame.contentDocument;
    const box = page?.querySelector('[data-identifier=preview]')?.getBoundingClientRect();
    if (!box?.width) return;
    const style = frame.closest('figure').style;
    style.setProperty('--w', Math.ceil(box.width));
    style.setProperty('--h', Math.ceil(box.height));
  };

  // The places of frames that wait for their pages, and the number of pages that are being loaded.
  const waiting = new Set();
  let loading = 0;

  const distance = (place) => {
    const box = place.getBoundingClientRect();
    const beside = box.left > place.closest('.frames').getBoundingClientRect().right ? 1e5 : 0;
    return beside + Math.max(box.top - innerHeight, -box.bottom, 0);
  };

  // Loads a few pages at a time, those of visible frames first. Hundreds of empty frames would take seconds.
  const load = () => {
    while (loading < 4 && waiting.size) {
      const place = [...waiting].reduce((one, other) => (distance(other) < distance(one) ? other : one));
      waiting.delete(place);
      const frame = document.createElement('iframe');
      frame.title = place.title;
      frame.src = place.dataset.address;
      let isLoading = true;
      loading++;
      frame.addEventListener('load', () => {
        if (isLoading) loading--;
        isLoading = false;
        load();
        if (!frame.closest('.fits')) return;
        fit(frame);
        const options = { subtree: true, childList: true, attributes: true };
        new frame.contentWindow.MutationObserver(() => fit(frame)).observe(frame.contentDocument.body, options);
      });
      place.end = () => {
        if (isLoading) loading--;
        isLoading = false;
        frame.remove();
      };
      place.append(frame);
    }
  };

  // The frames of a card far away end their pages, and show them again when it comes near.
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const place of target.querySelectorAll('[data-address]')) {
        if (isIntersecting && !place.firstChild) waiting.add(place);
        if (isIntersecting) continue;
        waiting.delete(place);
        if (place.firstChild) place.end();
      }
    }
    load();
  }, { rootMargin: '1500px' });
  for (const card of cards) near.observe(card);

  // A new program may have other previews. The frames follow it by themselves.
  const { version } = document.documentElement.dataset;
  const follow = async () => {
    if (document.hidden) return;
    try {
      const response = await fetch(form.action, { headers: { accept: 'application/json' } });
      if (response.ok && (await response.json()).version !== version) location.reload();
    } catch {
      // The program is being replaced.
    }
  };
  setInterval(follow, 2000);
  document.addEventListener('visibilitychange', follow);
})();
