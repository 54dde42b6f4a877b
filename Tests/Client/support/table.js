// Reads public/wire.txt: groups of names and their values. EmbedAssets reads the same format.
'use strict';

const readTable = (text) => {
  const table = {};
  let group;
  for (const line of text.split('\n')) {
    const words = line.split(' ').filter(Boolean);
    if (line.startsWith('#') || !words.length) continue;
    if (words.length === 2) group = table[words[0]] = {};
    else group[words[0]] = words[1];
  }
  table.data = Object.fromEntries(Object.entries(table.attribute).map(([name, value]) => [name, value.replace('data-', '')]));
  return table;
};

module.exports = { readTable };
