import { expect, test } from 'vitest';
import { blocks, spans } from './markdown';
import { chapters, hits, search } from './rulebook';

const book = chapters({
  game: 'harbour',
  sections: [
    { level: 1, title: 'Harbour', blocks: [{ text: 'First words.\n\nSecond *words*.' }] },
    {
      level: 2,
      title: 'Buying and shipping',
      number: '6',
      blocks: [
        { rule: 'HAR-604', text: '- **HAR-604** A shipped good goes to zero (HAR-601). [rulebook] [public]' },
        { rule: 'HAR-610', text: '- **HAR-610** Money left over is lost; `M = [g in S]`' },
      ],
    },
    { level: 2, title: 'Fin de partie', blocks: [{ rule: 'HAR-701', text: '- **HAR-701** Le bétail été' }] },
  ],
});

test('a line is read into spans, and what looks like HTML stays text', () => {
  expect(spans('a **b** *c d* `e*f` HAR-R05 <b>x</b> 2*3*4')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c d' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'e*f' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', text: 'HAR-R05' },
    { kind: 'text', text: ' <b>x</b> 2' },
    { kind: 'em', text: '3' },
    { kind: 'text', text: '4' },
  ]);
});

test('paragraphs, lists and tables', () => {
  const read = blocks('One\nline.\n\n- a\n  more\n- b\n\n| x | y |\n|--|--|\n| 1 | 2 |');
  expect(read.map((block) => block.kind)).toEqual(['p', 'list', 'table']);
  expect(read[1]).toMatchObject({ items: [[{ text: 'a more' }], [{ text: 'b' }]] });
  expect(read[2]).toMatchObject({
    head: [[{ text: 'x' }], [{ text: 'y' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  });
});

test('a rule has its number and sources apart from its text', () => {
  const [shipped, money] = book[1]!.rules;
  expect(shipped).toMatchObject({ id: 'HAR-604', sources: ['rulebook', 'public'] });
  expect(shipped!.blocks).toEqual([
    {
      kind: 'p',
      spans: [
        { kind: 'text', text: 'A shipped good goes to zero (' },
        { kind: 'rule', text: 'HAR-601' },
        { kind: 'text', text: ').' },
      ],
    },
  ]);
  expect(money!.sources).toEqual([]);
});

test('a search finds all words, without accents, numbers too; a title brings its chapter', () => {
  const ids = (query: string) =>
    search(book, query).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(ids('good ZERO')).toEqual(['HAR-604']);
  expect(ids('betail')).toEqual(['HAR-701']);
  expect(ids('har-610')).toEqual(['HAR-610']);
  expect(ids('buying')).toEqual(['HAR-604', 'HAR-610']);
  expect(ids('walrus')).toEqual([]);
});

test('hits are marked where they stand', () => {
  expect(hits('Le Bétail ship', ['betail', 'sh'])).toEqual([
    { text: 'Le ', hit: false },
    { text: 'Bétail', hit: true },
    { text: ' ', hit: false },
    { text: 'sh', hit: true },
    { text: 'ip', hit: false },
  ]);
});
