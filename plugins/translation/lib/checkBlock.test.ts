import type { BlockKind } from '../../../src/translation/rules/types';
import { loadParser, type PageParser } from '../../content-check/lib/parsePage';
import { checkBlock } from './checkBlock';

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

const definitions = '[chips]: /components/chips/\n[^1]: A note.';

const problems = (kind: BlockKind, source: string, translation: string) =>
  checkBlock(kind, source, translation, parser, { locale: 'zh', definitions });

const description =
  'Put light where readers need it, with lamps of three sizes that each take their own label.';

it.each<[BlockKind, string, string]>([
  ['heading', '## Colors', '## 颜色'],
  ['heading', '### Own colors', '### 自己的颜色'],
  ['heading', '### Own colors <Plan name="pro" />', '### 自己的颜色 <Plan name="pro" /> {#own}'],
  ['heading', '#### Own colors {#a}', '#### 自己的颜色'],
  ['paragraph', 'Use the reference [text][chips].', '使用[文字][chips]。'],
  ['paragraph', 'Use [chips].', '使用[纸片][chips]。'],
  ['paragraph', 'A picture: ![one][chips]', '图：![一][chips]'],
  ['paragraph', 'A footnote[^1].', '脚注[^1]。'],
  ['paragraph', 'A gray chip.', '灰色（grey）的纸片。'],
  ['paragraph', 'Use \\{count} items of \\{all}.', '\\{all} 中的 \\{count} 项，即 \\{count}。'],
  ['paragraph', 'Write \\{#id} there.', '写 \\{#id}。'],
  ['paragraph', '<div>\nText\n</div>', '<div>\n文字\n</div>'],
  ['item', '- a\n  - b\n', '- 一\n  - 二'],
  ['item', '3. a', '1. 一'],
  ['item', '- [ ] a', '- [ ] 一'],
  ['row', '| `a \\| b` | What |', '| `a \\| b` | 作用 |'],
  ['row', '| a | |', '| 一 | |'],
  ['callout', ':::note[Title]\n\nText.\n\n:::', ':::note 标题\n\n文字。\n\n:::'],
  ['quote', '> a', '> 一'],
  [
    'field',
    description,
    '把灯放在读者需要的地方：灯有三种尺寸，"每一种"都可以带上自己的标签，让读者一眼就能看明白，不会弄错。',
  ],
])('accepts of a %s %j → %j', (kind, source, translation) => {
  expect(problems(kind, source, translation)).toEqual([]);
});

it.each<[BlockKind, string, string, RegExp]>([
  ['heading', '## Colors', '### 颜色', /heading ### .* where the source has ##/],
  ['heading', '### Colors', '#### 颜色', /heading #### .* where the source has ###/],
  ['heading', '### Colors', '颜色', /kind "paragraph"/],
  ['paragraph', 'Use [text][chips].', '使用文字。', /^It lacks the link/],
  ['paragraph', 'Use text.', '使用[文字][lamps]。', /\[lamps\], which nothing defines/],
  ['paragraph', 'A footnote[^1].', '脚注。', /\[\^1\], which nothing uses/],
  ['paragraph', 'Use \\{count} items.', '使用 \\{number}。', /\{number\} instead of \{count\}/],
  ['paragraph', 'Use \\{count} items.', '使用。', /none instead of \{count\}/],
  ['paragraph', 'Use items.', '使用 \\{count}。', /\{count\} instead of none/],
  ['paragraph', 'a', '---\nad: false\n---', /where one of the kind "paragraph" belongs/],
  ['item', '1. a', '- 一', /marks "-" where the source has "1\."/],
  ['item', '- a', '* 一', /marks "\*" where the source has "-"/],
  ['item', '- a\n  1. b', '- 一\n  - 二', /marks "- -" where the source has "- 1\."/],
  ['item', '- a\n  - b', '- 一', /marks "-" where the source has "- -"/],
  ['item', '- [x] a', '- [ ] 一', /marks "- \[ \]" where the source has "- \[x\]"/],
  ['quote', '> - a', '> 1. 一', /marks "1\." where the source has "-"/],
  ['row', '| a | b |', '| 一 | 二 | 三 |', /table 1 × 3/],
  ['field', description, '太短。', /description of 6 characters/],
  ['field', description, `把**灯**${'放在读者需要的地方'.repeat(5)}。`, /with \*\* in it/],
  ['field', description, description, /not translated/],
  ['field', description, '灯\n灯', /one line/],
])('refuses of a %s %j → %j', (kind, source, translation, what) => {
  const found = problems(kind, source, translation);
  expect(found).toEqual([expect.stringMatching(what)]);
});
