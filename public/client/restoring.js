// Restores what the server leaves out of a page to keep it short.

// Elements of views without a number have the one after that of the last element that ends before them.
const renumber = (page) => {
  let last = 0;
  const visit = (el) => {
    for (const child of el.children) visit(child);
    if (namesNode.test(el.id)) last = numberOf(el);
    else if (el.localName === 'div') el.id = wire.element.prefix + ++last;
  };
  visit(page.querySelector('main'));
};
renumber(document);

// Turns the classes of an element that stand for styles into a style of its own, which patches change.
const shared = document.getElementById(wire.element.styles);
const unshare = (el) => {
  for (const name of el.className.match(/\b[A-Z]\w*/g) || []) {
    const rule = [...shared.sheet.cssRules].find(({ selectorText }) => selectorText.endsWith(' .' + name));
    if (rule) el.style.cssText = rule.style.cssText + el.style.cssText;
    el.classList.remove(name);
  }
};
