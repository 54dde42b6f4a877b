// Splits sources into code and literals, just well enough to find names in them.
'use strict';

// Reads a source up to its end, or to the bracket that closes an interpolation. Collects {literal, before, line} in `found`,
// and returns the code without comments.
const scan = (source, language) => {
  const literals = [];
  let code = '';
  let at = 0;
  const line = () => source.slice(0, at).split('\n').length;
  const isSwift = language === 'swift';

  const readString = (quote, escape, interpolation) => {
    const start = { before: code.slice(-60), line: line() };
    let text = '';
    at += quote.length;
    while (at < source.length && !source.startsWith(quote, at)) {
      if (interpolation && source.startsWith(interpolation, at)) {
        at += interpolation.length;
        text += '\0';
        readCode(isSwift ? ')' : '}');
        at++;
      } else if (escape && source.startsWith(escape, at)) {
        const next = source[at + escape.length];
        text += { n: '\n', r: '\r', t: '\t', 0: '\0' }[next] ?? next;
        at += escape.length + 1;
      } else {
        text += source[at++];
      }
    }
    at += quote.length;
    literals.push({ ...start, text });
    code += '\0';
  };

  const readCode = (end) => {
    let depth = 0;
    while (at < source.length) {
      const rest = source.slice(at, at + 8);
      if (!depth && end && source[at] === end) return;
      if (rest.startsWith('//')) at = (source.indexOf('\n', at) + 1 || source.length + 1) - 1;
      else if (rest.startsWith('/*')) at = source.indexOf('*/', at) + 2;
      else if (isSwift && /^#+"/.test(rest)) {
        const marks = rest.match(/^#+/)[0];
        const quote = rest.startsWith(marks + '"""') ? '"""' : '"';
        at += marks.length;
        const close = source.indexOf(quote + marks, at + quote.length);
        literals.push({ before: code.slice(-60), line: line(), text: source.slice(at + quote.length, close) });
        at = close + quote.length + marks.length;
        code += '\0';
      } else if (isSwift && rest.startsWith('"""')) readString('"""', '\\', '\\(');
      else if (isSwift && rest[0] === '"') readString('"', '\\', '\\(');
      else if (!isSwift && (rest[0] === "'" || rest[0] === '"')) readString(rest[0], '\\', null);
      else if (!isSwift && rest[0] === '`') readString('`', '\\', '${');
      else if (!isSwift && rest[0] === '/' && /[(,=:[!&|?{};\n]\s*$|return\s*$/.test(code.slice(-12))) {
        const pattern = source.slice(at).match(/^\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\[])+\//)[0];
        at += pattern.length;
        code += '\0';
      } else {
        if ('({['.includes(source[at])) depth++;
        if (')}]'.includes(source[at])) depth--;
        code += source[at++];
      }
    }
  };

  readCode();
  return { code, literals };
};

module.exports = { scan };
