/// The scripts that run in a page under test.
enum ChromiumScript {
    /// Performs the events of `events` as a user causes them. What has no simple counterpart in the browser is reported to the page's
    /// client, as its own scripts do.
    static let perform = """
        const fail = (event) => { throw `the browser has no element for ${event.type} of node ${event.node}`; };
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const event of events) {
          const { node, type, value } = event;
          const el = document.getElementById('n' + node);
          const report = () => dispatchEvent(new CustomEvent('report', { detail: { node, type, value } }));
          const fire = (name, made = new Event(name, { bubbles: true })) => el.dispatchEvent(made);
          if (type === 'tap') {
            const target = document.querySelector(`button[name="tap"][value="${node}"]`) || el;
            if (!target) fail(event);
            target.click();
          } else if (type === 'focus' && el) {
            el.focus();
          } else if (type === 'blur' && el && el === document.activeElement) {
            el.blur();
          } else if (type === 'input' && el && 'value' in el && el.localName !== 'button' && el.type !== 'file') {
            el.value = value;
            fire('input');
          } else if (type === 'change' && typeof value === 'boolean') {
            if (!el) fail(event);
            if (el.checked !== value) el.click();
          } else if (type === 'change') {
            const step = document.querySelector(`button[name="step"][value="${node}:${value}"]`);
            if (step) { step.click(); continue; }
            if (!el) fail(event);
            if (el.localName === 'select') el.selectedIndex = value; else el.value = value;
            fire('change');
          } else if (type === 'submit' && el) {
            fire('', new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));
          } else if (type === 'scroll' && el) {
            el.scrollTo({ left: value.x, top: value.y, behavior: 'instant' });
            await frame();
          } else {
            report();
          }
        }
        // The client sends what was reported in the next task.
        await new Promise((done) => setTimeout(done));
        """

    /// Runs a script, waits until nothing of the page is in progress, and gives its JSON tree: nothing if it is the known one, and a
    /// problem behind `!`.
    static func read(after script: String) -> String {
        """
        const [known, session, events, done] = arguments;
        const { body } = document;
        const isIdle = () => body.dataset.session && !('busy' in body.dataset);
        const idle = () => new Promise((ready) => {
          if (isIdle()) return ready();
          const watch = new MutationObserver(() => {
            if (!isIdle()) return;
            watch.disconnect();
            ready();
          });
          watch.observe(body, { attributes: true });
        });
        (async () => {
          await idle();
        \(script)
          await idle();
          if (body.dataset.revision === known && body.dataset.session === session) return null;
          for (let tries = 1; ; tries++) {
            const scene = '/' + encodeURI(body.dataset.scene || '');
            const address = `${scene}?session=${body.dataset.session}`;
            const response = await fetch(address, { headers: { Accept: 'application/json' } });
            const text = await response.text();
            if (response.ok) return text;
            // After a sign-in or a sign-out, the page fetches a new cookie.
            if (response.status !== 503 || tries === 100) return '!' + text;
            await new Promise((again) => setTimeout(again, 50));
          }
        })().then(done, (problem) => done('!' + problem));
        """
    }

    /// Waits until the page shows a later revision than the known one.
    static let wait = """
        const [known, limit, done] = arguments;
        const { body } = document;
        const isThere = () => +body.dataset.revision > known && !('busy' in body.dataset);
        if (isThere()) return done(true);
        const end = (result) => {
          clearTimeout(timer);
          watch.disconnect();
          done(result);
        };
        const watch = new MutationObserver(() => isThere() && end(true));
        const timer = setTimeout(() => end(false), limit);
        watch.observe(body, { attributes: true });
        """
}
