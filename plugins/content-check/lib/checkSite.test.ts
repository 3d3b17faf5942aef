import fs from 'node:fs';
import path from 'node:path';
import { openSiteCheck, type SiteCheck } from './checkSite';
import { formatFault } from './formatFaults';
import { site, siteOptions, writeFile, writeSite } from './siteFixture';

let folder: string;
let check: SiteCheck;

beforeAll(async () => {
  folder = writeSite(site);
  check = await openSiteCheck(folder, siteOptions);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('finds nothing in a site without faults, and says how much it looked at', async () => {
  const { faults, counts, unfollowed } = await check();
  expect(faults.map(formatFault)).toEqual([]);
  expect(counts).toEqual({
    pages: 5,
    translations: 1,
    headings: 8,
    links: 14,
    demos: 4,
    fences: 4,
    'interface texts': 3,
    'nodes of the page tree': 7,
  });
  expect(unfollowed).toBe(0);
});

const chips = 'docs/components/chips/index.mdx';
const chipsZh = 'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/index.mdx';
const lamps = 'docs/components/lamps/index.mdx';
const kept = 'x_versioned_docs/version-8.9.2/grid/index.mdx';
const colors = 'docs/components/chips/ChipColors.tsx';
const core = 'config/page-tree/core.ts';
const texts = 'i18n/zh/code.json';
const titles = 'i18n/zh/page-tree.json';
const code = 'src/code/Copy.tsx';
const lens = 'i18n/zh/lens.json';
const offline = 'i18n/zh/offline.json';
const markdown = 'i18n/zh/page-markdown.json';

it('follows links to pages of frozen versions, which have no files', async () => {
  const text = site[lamps]!;
  const links = '[A](/x/8.0.0/grid/) [B](/x/8.0.0/grid/#rows) [C](/x/8.0.0/api/grid/#prop-rows)';
  writeFile(folder, lamps, text.replace('There are three.', links));
  expect((await check()).faults.map(formatFault)).toEqual([]);
  writeFile(folder, lamps, text);
});

/** An edit that is a mistake: in a file, what is written instead of what, and the line and words of the one fault. */
interface Mistake {
  file: string;
  from: string | RegExp;
  to: string;
  line: number | undefined;
  what: string | RegExp;
  /** Where the fault is told, if elsewhere. */
  at?: string;
}

const mistake = (
  file: string,
  from: string | RegExp,
  to: string,
  line: number | undefined,
  what: string | RegExp,
  at?: string,
): Mistake => ({ file, from, to, line, what, ...(at !== undefined && { at }) });

const description = /description: .*/;

const frontMatter = [
  mistake(lamps, 'Put light where', 'Put **light** where', 2, 'with ** in it'),
  mistake(lamps, 'Put light where', 'Put `light` where', 2, 'with ` in it'),
  mistake(lamps, 'Put light where', 'Put [light](/x/) where', 2, 'with ]( in it'),
  mistake(lamps, 'Put light where', 'Put <b>light</b> where', 2, 'with <b> in it'),
  mistake(lamps, 'Put light where', 'Put *light* where', 2, 'with *light* in it'),
  mistake(lamps, 'Put light where', 'Put _light_ where', 2, 'with _light_ in it'),
  mistake(lamps, 'Put light where', 'Put __light__ where', 2, 'with __light__ in it'),
  mistake(lamps, 'Put light where', 'Put ~~light~~ where', 2, 'with ~~ in it'),
  mistake(lamps, 'Put light where', 'Put ~light~ where', 2, 'with ~light~ in it'),
  mistake(lamps, 'Put light where', 'Put [light][lamps] where', 2, 'with ][ in it'),
  mistake(lamps, 'Put light where', 'Put light[^1] where', 2, 'with [^ in it'),
  mistake(lamps, 'Put light where', 'Put \\*light where', 2, 'with \\* in it'),
  mistake(lamps, 'Put light where', 'Put&nbsp;light where', 2, 'with &nbsp; in it'),
  mistake(lamps, 'Put light where', 'Put {light} where', 2, 'with {light} in it'),
  mistake(
    lamps,
    description,
    /description: .*/.exec(site[chips]!)![0],
    2,
    'the same description as docs/components/chips/index.mdx',
  ),
  mistake(lamps, 'description:', 'descripton:', 2, 'unknown field "descripton"'),
  mistake(lamps, 'ad: false', 'adds: false', 3, 'unknown field "adds"'),
  mistake(lamps, 'ad: false', 'title: Lamp', 3, 'writes title'),
  mistake(lamps, 'ad: false', 'generated: x', 3, 'writes generated'),
  mistake(lamps, 'ad: false', 'generated: api-reference', 3, 'writes generated'),
  mistake(lamps, 'ad: false', 'ad: true', 3, 'says ad: true'),
  mistake(lamps, 'ad: false', 'ad: "false"', 3, 'says ad: "false"'),
  mistake(lamps, /description: .*\n/, '', 1, 'has no description'),
  mistake(lamps, /---\n[\s\S]*?---\n/, '', 1, 'has no description'),
  mistake(lamps, /^---\n/, '\n---\n', 1, 'has no description'),
  mistake(lamps, description, 'description:', 2, 'empty description'),
  mistake(lamps, description, 'description: ""', 2, 'empty description'),
  mistake(lamps, description, 'description: Put light where # readers need it.', 2, 'cut at #'),
  mistake(lamps, description, 'description: Put light: here.', 2, 'no YAML'),
  mistake(lamps, description, 'description: "Put light', 2, 'no YAML'),
  mistake(lamps, description, 'description: 12', 2, 'no text but 12'),
  mistake(lamps, description, 'description: [a, b]', 2, 'no text but'),
  mistake(lamps, description, 'description: Too short.', 2, 'description of 10 characters'),
  mistake(lamps, description, `description: A${'n'.repeat(160)}.`, 2, 'of 162 characters'),
  mistake(lamps, 'their own label.', 'their own label', 2, 'no sentence'),
  mistake(lamps, 'Put light', 'put light', 2, 'no sentence'),
  mistake(lamps, 'description: Put', 'description: >\n  Put', 2, 'several lines'),
  mistake(lamps, 'three sizes', 'three\n  sizes', 2, 'several lines'),
  mistake(lamps, 'ad: false', 'ad: false\nad: false', 4, 'field twice'),
];

const headings = [
  mistake(lamps, '## Sizes', '# Lamps\n\n## Sizes', 8, 'first-level heading'),
  mistake(lamps, '## Sizes', 'Lamps\n=====\n\n## Sizes', 8, 'first-level heading'),
  mistake(lamps, '## Sizes', 'Sizes\n-----', 8, 'underlines the heading "Sizes"'),
  mistake(lamps, 'There are three.', 'There are three.\n---\n\nAnd four.', 10, 'Below a text, ---'),
  mistake(chips, '### Own colors', '## 🎉\n\n### Own colors', 13, 'heading without an id'),
  mistake(chips, '### Own colors', '## ?!\n\n### Own colors', 13, 'heading without an id'),
  mistake(chips, '### Own colors', '## `=>`\n\n### Own colors', 13, 'heading without an id'),
  mistake(lamps, 'There are three.', '##\n\nThere are three.', 10, 'heading without words'),
  mistake(
    lamps,
    'There are three.',
    '## <Plan name="pro" />\n\nThree.',
    10,
    'heading without words',
  ),
  mistake(lamps, 'There are three.', '#### Small\n\nThree.', 10, 'from level 2 to level 4'),
  mistake(lamps, 'There are three.', '### A {#sizes}\n\nThree.', 10, 'id "sizes" twice'),
  mistake(lamps, 'There are three.', '## A {#b}\n\n## C {#b}\n\nThree.', 12, 'id "b" twice'),
  mistake(lamps, 'There are three.', '<a id="sizes">A</a>', 8, 'id "sizes" twice'),
  mistake(lamps, 'There are three.', '## A {#a b}\n\nThree.', 10, 'heading id "a b"'),
  mistake(lamps, 'There are three.', '## A {#}\n\nThree.', 10, /heading with \{#\}|no MDX/),
  mistake(lamps, 'There are three.', '## A {# a}\n\nThree.', 10, /heading with \{# a\}|no MDX/),
  mistake(lamps, 'There are three.', '## A {#a/b}\n\nThree.', 10, 'heading id "a/b"'),
  mistake(lamps, 'There are three.', '## {/* three */}\n\nThree.', 10, 'heading without words'),
  mistake(lamps, 'There are three.', "## {' '}\n\nThree.", 10, 'heading without words'),
  mistake(lamps, '\nThere are three.\n', '', 8, 'has nothing below it'),
  mistake(lamps, 'There are three.', '{/* three */}', 8, 'has nothing below it'),
  mistake(lamps, 'There are three.', 'Three.\n\n### Small', 12, 'has nothing below it'),
  mistake(chips, '[lamps]: ../lamps/', '## Size\n\n[lamps]: ../lamps/', 38, 'has nothing below it'),
  mistake(lamps, /Lamps give[^]*/, '## Lamps {#sizes}\n', 6, 'has nothing below it'),
  mistake(lamps, 'There are three.', '##Small\n\nThree.', 10, 'without a space behind ##'),
  mistake(lamps, 'There are three.', 'Three.\n###Small\nFour.', 11, 'without a space behind ###'),
  mistake(lamps, 'There are three.', '- Three.\n\n  ###Small', 12, 'without a space behind ###'),
  ...['##\u00a0Small', '###\u3000Small', '#\u00a0Small', '##\u202fSmall'].map((heading) =>
    mistake(
      lamps,
      'There are three.',
      `${heading}\n\nThree.`,
      10,
      'heading with a no-break or wide space behind #',
    ),
  ),
  mistake(
    lamps,
    'There are three.',
    'Three:\n-\u00a0small\n- large',
    11,
    'list with a no-break or wide space behind -',
  ),
  mistake(lamps, 'There are three.', '## A `{#b}`\n\nThree.', 10, '{#b} that is no plain text'),
  mistake(lamps, 'There are three.', '## A **{#b}**\n\nThree.', 10, '{#b} that is no plain text'),
];

const callouts = [
  mistake(lamps, 'There are three.', ':::info\nThree.\n:::', 10, 'unknown callout :::info'),
  mistake(
    lamps,
    'There are three.',
    ':::constructor\nThree.\n:::',
    10,
    /:::constructor\. It is published .* without a look\. Known are :::note/,
  ),
  mistake(lamps, 'There are three.', ':::caution\nThree.\n:::', 10, 'unknown callout :::caution'),
  mistake(lamps, 'There are three.', ':::Note\nThree.\n:::', 10, 'unknown callout :::Note'),
  mistake(lamps, 'There are three.', ':::note\nThree.', 10, 'does not close it'),
  mistake(lamps, 'There are three.', ':::note\n:::', 10, 'empty callout'),
  mistake(lamps, 'There are three.', ':::note{.big}\nThree.\n:::', 10, 'gives the callout'),
  mistake(lamps, 'There are three.', 'There are three.\n\n:::', 12, 'closes nothing'),
  mistake(
    lamps,
    'There are three.',
    '> [!NOTE]\n> Three.',
    10,
    'callout [!NOTE] of another system',
  ),
  mistake(lamps, 'There are three.', '> [!CAUTION]\n> Three.', 10, 'Write :::warning'),
  mistake(lamps, 'There are three.', '- Three.\n\n  > [!tip] Four.', 12, 'Write :::tip'),
  mistake(lamps, 'There are three.', '::note[Three]', 10, 'directive ::note'),
  mistake(lamps, 'There are three.', 'There are :three[3].', 10, 'directive :three'),
  mistake(lamps, 'There are three.', 'There are :three here.', 10, 'directive :three'),
];

const components = [
  mistake(chips, '{40} ad', '{40} add', 30, 'unknown attribute "add"'),
  mistake(chips, 'height={32}', 'heigth={32}', 11, 'unknown attribute "heigth"'),
  mistake(chips, 'height={32}', 'height="32"', 11, 'height="32"'),
  mistake(chips, 'height={32}', 'height={x}', 11, 'height={x}'),
  mistake(chips, 'height={32}', 'height={-1}', 11, 'height={-1}'),
  mistake(chips, 'height={32}', 'height', 11, 'height=true'),
  mistake(chips, ' height={32}', '', 11, 'without height'),
  mistake(chips, 'height={32}', 'height={32} height={33}', 11, 'height twice'),
  mistake(chips, 'height={32}', '{...all}', 11, 'spreads'),
  mistake(chips, 'ad={false}', 'ad="false"', 30, 'ad="false"'),
  mistake(chips, '{40} ad={false} />', '{40}>Text</Demo>', 30, 'writes something into'),
  mistake(chips, '<Plan name="pro" />', '<Plan name="gold" />', 13, 'is no plan'),
  mistake(chips, '<Plan name="pro" />', '<Plan name={pro} />', 13, 'is no plan'),
  mistake(chips, '<Plan name="pro" />', '<Plan plan="pro" />', 13, 'unknown attribute "plan"'),
  mistake(chips, '<Plan name="pro" />', '<Plan />', 13, 'without name'),
  mistake(lamps, 'There are three.', '<VersionTable all />', 10, 'unknown attribute "all"'),
  mistake(lamps, 'There are three.', '<Chart />', 10, 'unknown component <Chart>'),
  mistake(lamps, 'There are three.', '<button>Three</button>', 10, 'element <button>'),
  mistake(
    lamps,
    'There are three.',
    '<constructor />',
    10,
    /element <constructor>\. Pages do without it\. Write it in Markdown/,
  ),
  mistake(lamps, 'There are three.', '<div id={theme.spacing}>Three</div>', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<b title={name()}>Three</b>', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<b title={`a${b}`}>Three</b>', 10, 'which is code'),
  mistake(
    lamps,
    'There are three.',
    '<b style={look}>Three</b>',
    10,
    'style={look}, which is code',
  ),
  mistake(lamps, 'There are three.', '<b style={{ color }}>Three</b>', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<b style={{ ...look }}>Three</b>', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<a href={chips}>Three</a>', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<img src={chip} alt="" />', 10, 'which is code'),
  mistake(lamps, 'There are three.', '<Link to={chips}>Three</Link>', 10, 'which is no text'),
  mistake(
    lamps,
    'There are three.',
    '<a href={"/components/chips/"}>Three</a>',
    10,
    'stands in braces',
  ),
  mistake(
    lamps,
    'There are three.',
    '<Link to={"/components/chips/"}>Three</Link>',
    10,
    /stands in braces.* Write to="\/components\/chips\/"/,
  ),
  mistake(chips, 'name="ChipColors"', "name={'ChipColors'}", 11, 'which stands in braces'),
  mistake(chips, '<Plan name="pro" />', '<Plan name={"pro"} />', 13, 'which stands in braces'),
  mistake(lamps, 'There are three.', '<b onClick={go}>Three</b>', 10, 'gives <b> onClick'),
  mistake(lamps, 'There are three.', '<b style="color: red">Three</b>', 10, 'style as text'),
  mistake(lamps, 'There are three.', '<h2>Three</h2>', 10, 'element <h2>'),
  mistake(lamps, 'There are three.', '{three}', 10, 'expression {three}'),
  mistake(lamps, 'There are three.', 'There are {3}.', 10, 'expression {3}'),
  mistake(lamps, 'There are three.', '<!-- three -->', 10, 'comment of HTML'),
  mistake(lamps, 'There are three.', "import three from './three';", 10, 'has the code import'),
  mistake(lamps, 'There are three.', 'export const three = 3;', 10, 'has the code export'),
  mistake(lamps, 'There are three.', 'There are <b>three.', 10, 'no MDX'),
  mistake(lamps, 'There are three.', 'There are { three.', 10, 'no MDX'),
  mistake(lamps, /[\s\S]*/, '', 1, 'is empty'),
  mistake(
    'docs/components/lamps/index.mdx',
    /Lamps give[\s\S]*/,
    '',
    6,
    /nothing below its description/,
  ),
];

const links = [
  mistake(chips, '/components/timeline/', '/components/timelin/', 5, 'is no page'),
  mistake(chips, '/components/timeline/', '/components/timeline', 5, 'without the slash'),
  mistake(chips, '/components/timeline/', '/components/', 5, 'is no page'),
  mistake(chips, '#sizes', '#size', 5, 'anchor that is not there'),
  mistake(chips, '#sizes', '#%E0%A4%A', 5, 'malformed'),
  mistake(chips, '#prop-color', '#prop-colour', 9, 'anchor that is not there'),
  mistake(lamps, 'index.mdx#remove', 'index.mdx#delete', 6, 'anchor that is not there'),
  mistake(lamps, '#ChipDelete.tsx', '#ChipRemove.tsx', 6, 'anchor that is not there'),
  mistake(lamps, '../chips/index.mdx', '../chip/index.mdx', 6, 'is no page'),
  mistake(lamps, 'There are three.', '[Three](#three)', 10, 'anchor that is not there'),
  mistake(lamps, 'There are three.', '[Three]()', 10, 'leads nowhere'),
  mistake(
    lamps,
    'There are three.',
    '[Three](/zh/components/chips/)',
    10,
    'begins with a language',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three](/en/components/chips/)',
    10,
    'begins with a language',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three](https://docs.example.org/components/chips/)',
    10,
    'of this site with its host',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three](http://docs.example.org/components/chips/)',
    10,
    'Write the path: /components/chips/',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three](/components/chips/index.mdx#remove)',
    10,
    'Write /components/chips/#remove',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three](/docs/components/chips/index.mdx)',
    10,
    'names the file of a page',
  ),
  mistake(lamps, 'There are three.', '[Three](/components/bulbs/)', 10, 'has moved'),
  mistake(lamps, 'There are three.', '[Three](/assets/js/main.js)', 10, 'file that is not there'),
  mistake(lamps, 'There are three.', '[Three](/three.pdf)', 10, 'file that is not there'),
  mistake(lamps, 'There are three.', '[Three](//components/chips/)', 10, 'two slashes'),
  mistake(lamps, 'There are three.', '[Three](javascript:go)', 10, 'scheme javascript:'),
  mistake(lamps, 'There are three.', '[Three](mailto:)', 10, 'is no address'),
  mistake(lamps, 'There are three.', '[Three](mailto:lamps)', 10, 'is no address'),
  mistake(lamps, 'There are three.', '[Three](tel:)', 10, 'is no address'),
  mistake(lamps, 'There are three.', '[](/components/chips/)', 10, 'link without words'),
  mistake(lamps, 'There are three.', '[ ](/components/chips/)', 10, 'link without words'),
  mistake(lamps, 'There are three.', '<a href="/components/chips/"></a>', 10, 'link without words'),
  mistake(
    lamps,
    'There are three.',
    '[**\u200b**][chips]\n\n[chips]: /components/chips/',
    10,
    'link without words',
  ),
  mistake(lamps, 'There are three.', '[Three](htps://example.org)', 10, 'scheme htps:'),
  mistake(lamps, 'There are three.', '[Three](https:/example.org)', 10, 'no address'),
  mistake(lamps, 'There are three.', '<a href="/components/chip/">Three</a>', 10, 'is no page'),
  mistake(lamps, 'There are three.', '<Link to="/components/chip/">Three</Link>', 10, 'is no page'),
  mistake(lamps, 'There are three.', '[Three][t]\n\n[t]: /components/chip/', 10, 'is no page'),
  mistake(lamps, 'There are three.', '[Three][nope]', 10, 'reference [Three][nope]'),
  mistake(lamps, 'There are three.', '[Three][]', 10, 'reference [Three][]'),
  mistake(lamps, 'There are three.', 'Three[^1]', 10, 'footnote [^1]'),
  mistake(lamps, 'There are three.', '[Three] (/components/chips/)', 10, 'link that is none'),
  mistake(lamps, 'There are three.', 'Three.\n\n[t]: /components/chips/', 12, 'nothing uses'),
  mistake(
    chips,
    '[lamps]: ../lamps/',
    '[lamps]: ../lamps/\n[lamps]: ../x/',
    39,
    'defines [lamps] twice',
  ),
  mistake(chips, '![A chip with a cross]', '![]', 36, 'without a text'),
  mistake(chips, './chip.png', './chop.png', 36, 'which is not there'),
  mistake(kept, '/x/grid/rows/', '/x/grid/cells/', 5, 'is no page'),
  mistake(kept, '#height', '#hight', 5, 'anchor that is not there'),
  mistake(kept, '/x/grid/rows/', '/x/8.9.2/grid/rows/', 5, 'is no page'),
  mistake(lamps, 'There are three.', '[Three](/x/8.0.0/cells/)', 10, 'is no page'),
  mistake(
    lamps,
    'There are three.',
    '[Three](/x/8.0.0/grid/#cells)',
    10,
    'anchor that is not there',
  ),
  mistake(lamps, 'There are three.', '[Three](?a=1#three)', 10, 'anchor that is not there'),
  mistake(
    lamps,
    'There are three.',
    '[Three](/components//chips/#remove)',
    10,
    /two slashes in a row.* Write \/components\/chips\/#remove\./,
  ),
  mistake(lamps, 'There are three.', '[Three](/components/chips//)', 10, 'two slashes in a row'),
  mistake(lamps, 'There are three.', '[Three](..//chips/)', 10, 'two slashes in a row'),
  mistake(
    chips,
    '[the other page][lamps]',
    '<a href="./chip.png">A</a> [b][lamps]',
    5,
    'a file, with',
  ),
  mistake(
    lamps,
    'There are three.',
    '[Three][t]\n\n[t]: ../chips/chip.png',
    10,
    'a file, by a reference',
  ),
  mistake(lamps, 'There are three.', '<a href>Three</a>', 10, '<a> without an address'),
  mistake(lamps, 'There are three.', '<a to="/components/chips/">A</a>', 10, 'without an address'),
  mistake(lamps, 'There are three.', '[Three](../../../README.md)', 10, 'which is no page'),
  mistake(lamps, 'There are three.', '[Three](@site/package.json)', 10, 'which is no page'),
  mistake(
    lamps,
    'There are three.',
    '[Three](@site/static/img/lamp.png)',
    10,
    /which is no page\. .* Write \/img\/lamp\.png\./,
  ),
  ...[
    '<Link to="/components/chips/"></Link>',
    '<Link to="/components/chips/" />',
    '<Link to="/components/chips/">{/* chips */}</Link>',
    '<Link to="/components/chips/"> <br /> </Link>',
    '[{/* chips */}](/components/chips/)',
    "[{' '}](/components/chips/)",
    '[<img src="/img/lamp.png" alt="" />](/components/chips/)',
    '<a href="/components/chips/"><img src="/img/lamp.png" alt=" " /></a>',
    '<a href="/components/chips/"><img src="/img/lamp.png" alt="" /> <b></b></a>',
  ].map((link) => mistake(lamps, 'There are three.', link, 10, 'link without words')),
  mistake(
    lamps,
    'There are three.',
    '<a href="/components/chips/"><img src="/img/lamp.png" /></a>',
    10,
    'without a text in its place',
  ),
  ...[
    '[`a`][b]',
    '[**a**][b]',
    '[a `b`][]',
    '![a `b`][b]',
    '**[`a`][b]**',
    '[MUI][https://mui.com]',
    '[a\n`b`][c]',
  ].map((link) =>
    mistake(lamps, 'There are three.', `Three ${link}`, 10, /has the reference .*, which nothing/),
  ),
  ...[
    '[`a`] (/components/chips/)',
    '[**a**] (/components/chips/)',
    '[`a`](/components/chips/',
    '[a](/components/chips/ [b](/x/grid/)',
    '[a [b](/x/grid/) c](/components/chips/)',
    '<b>[a] (/components/chips/)</b>',
    '[MUI] (https://mui.com/)',
    '[MUI](https://mui.com',
    '[MUI](https://mui.com/a b/)',
    '[MUI] (mailto:a@b.com)',
    '[MUI](mailto:a@b.com',
    '(MUI)[https://mui.com]',
    '(`a`)[/components/chips/]',
    '[a]（/components/chips/）',
    '【`a`】（/components/chips/）',
  ].map((link) =>
    mistake(lamps, 'There are three.', `Three ${link}`, 10, 'has a link that is none'),
  ),
];

const photo = '![A chip with a cross](./chip.png)';
const taken = /The build takes no file along/;

const pictures = [
  mistake(chips, photo, '![A chip]()', 36, 'shows the picture nothing, which is no address'),
  mistake(chips, photo, '<img alt="A chip" />', 36, 'shows the picture nothing'),
  mistake(chips, photo, '<img src="" alt="A chip" />', 36, 'shows the picture nothing'),
  mistake(chips, photo, '<img src alt="A chip" />', 36, 'shows the picture nothing'),
  mistake(chips, photo, '![A chip][chip]\n\n[chip]: ./chip.png', 36, /by a reference/),
  mistake(chips, photo, '![A chip][chip]\n\n[chip]: @site/static/a.png', 36, taken),
  mistake(
    chips,
    photo,
    '<img src="./chip.png" alt="A chip" />',
    36,
    /takes no file along.* Write !\[What it shows\]\(\.\/chip\.png\)/,
  ),
  mistake(chips, photo, '<img src="chip.png" alt="" />', 36, taken),
  mistake(chips, photo, '<img src="@site/docs/components/chips/chip.png" alt="" />', 36, taken),
  mistake(chips, photo, '<img src="/three.png" alt="" />', 36, 'which is not there'),
  mistake(
    chips,
    photo,
    '<img src="/img/lamp.png" srcSet="/img/lamp.png 1x, ./chip.png 2x" alt="" />',
    36,
    'picture ./chip.png',
  ),
  mistake(
    chips,
    photo,
    '<video src="./chip.mp4" />',
    36,
    /shows the film .* Put the file into static/,
  ),
  mistake(chips, photo, '<video src="/img/lamp.png" poster="./chip.png" />', 36, taken),
  mistake(chips, photo, '<video>\n  <source src="/chip.mp4" />\n</video>', 37, 'film /chip.mp4'),
  mistake(
    chips,
    photo,
    '<picture>\n  <source srcSet="chip.png" />\n  <img src="/img/lamp.png" alt="" />\n</picture>',
    37,
    taken,
  ),
  mistake(
    chips,
    photo,
    '![A chip](https://other.example.com/a.png)',
    36,
    /may not come from other\.example\.com\. Readers do not see it/,
  ),
  mistake(chips, photo, '![A chip](HTTPS://other.example.com/a.png)', 36, 'may not come from'),
  mistake(chips, photo, '![A chip](https://pictures.example/a.png)', 36, 'may not come from'),
  mistake(chips, photo, '![A chip](http://a.pictures.example/a.png)', 36, 'may not come from'),
  mistake(chips, photo, '![A chip](http:/example.org/a.png)', 36, 'which is no address'),
  mistake(chips, photo, '![A chip](//example.org/a.png)', 36, 'which is no address'),
  mistake(chips, photo, '![A chip](https://docs.example.org/a.png)', 36, 'Write the path: /a.png'),
  mistake(
    chips,
    photo,
    '<video src="https://a.pictures.example/a.mp4" />',
    36,
    'may not come from',
  ),
  mistake(chips, photo, '<video src="data:video/mp4;base64,AA" />', 36, 'may not come from data:'),
];

const tables = [
  mistake(
    lamps,
    'There are three.',
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    12,
    '3 cells below a header of 2',
  ),
  mistake(
    lamps,
    'There are three.',
    '| a | b |\n| - | - |\n| 1 |',
    12,
    '1 cells below a header of 2',
  ),
  mistake(lamps, 'There are three.', '| a | b |\n| - | - |\n| 1 | `2 | 3` |', 12, '3 cells'),
  ...['|  | b |', '| &nbsp; | b |', "| {' '} | b |", '| {/* a */} | b |', '| <br /> | b |'].map(
    (header) =>
      mistake(
        lamps,
        'There are three.',
        `${header}\n| - | - |\n| 1 | 2 |`,
        10,
        /column 1 of 2 has no name/,
      ),
  ),
];

const prose = [
  mistake(
    lamps,
    'There are three.',
    '| a | b |\n| 1 | 2 |',
    10,
    'rows between | that are no table',
  ),
  mistake(lamps, 'There are three.', 'Three:\n| a |\n| 1 |', 11, 'that are no table'),
  mistake(
    lamps,
    'There are three.',
    '| a | b |\n| - |\n| 1 | 2 |',
    10,
    'rows between | that are no table',
  ),
  mistake(lamps, 'There are three.', 'There are **three.', 10, '** that makes nothing bold'),
  mistake(lamps, 'There are three.', 'There are ** three **.', 10, '** that makes nothing bold'),
  mistake(lamps, 'There are three.', '- **三：**三。', 10, '** that makes nothing bold'),
  mistake(lamps, 'There are three.', 'There\nare `three.', 11, 'neither opens nor closes code'),
  mistake(lamps, 'There are three.', '| a |\n| - |\n| `three |', 12, 'neither opens nor closes'),
  mistake(lamps, 'There are three.', 'There are&nbps;three.', 10, 'the character &nbps;'),
];

const fences = [
  mistake(chips, '```tsx title', '```typescriptx title', 19, 'unknown language'),
  mistake(chips, '```tsx title="Chip.tsx" {2}', '```', 19, 'without a language'),
  mistake(chips, '{2}', '{1,3-}', 19, 'not of the form'),
  mistake(chips, '{2}', '{5}', 19, 'marks line 5'),
  mistake(chips, 'title="Chip.tsx"', 'title="Chip.tsx', 19, 'unknown words'),
  mistake(chips, '{2}', 'showLineNumbers', 19, 'unknown words'),
  mistake(chips, 'const count: number = 1;', 'const count: number = ;', 33, 'does not compile'),
  ...(
    [
      ['enum Count { One }', 'declares an enum'],
      ['namespace Count { export const one = 1; }', 'declares a namespace'],
      ['class Count { constructor(private one: number) {} }', 'parameter that is a property'],
      ['@count class Count { one: number = 1; }', 'has a decorator'],
      ["import count = require('count');", 'has an "import … ="'],
      ['class Count { accessor one: number = 1 }', 'the modifier "accessor"'],
    ] as const
  ).map(([script, what]) =>
    mistake(chips, 'const count: number = 1;', `const a: number = 1;\n${script}`, 34, what),
  ),
  mistake(chips, 'const count: number = 1;', 'const count = 1;', 32, 'holds no types'),
  mistake(chips, 'ts ts2js', 'ts ts2js {1}', 33, 'the marked line 1, "const count: number = 1;",'),
  mistake(
    chips,
    '```ts ts2js\nconst count: number = 1;',
    '```ts ts2js {3}\nconst count: number = 1;\n\nadd( count );',
    35,
    /the marked line 3, .* Mark lines without types, which are written as Prettier writes them/,
  ),
  mistake(
    chips,
    'const count: number = 1;',
    'export default 1 as number;\nexport default 2 as number;',
    34,
    'Only one default export allowed',
  ),
  mistake(
    lamps,
    'There are three.',
    '```constructor\na\n```',
    10,
    /"constructor"\. It cannot be highlighted\. Use one of/,
  ),
  mistake(lamps, 'There are three.', '```json\n{ "a": 1, }\n```', 11, 'in JSON with a mistake'),
  mistake(lamps, 'There are three.', "```json\n{\n  'a': 1\n}\n```", 12, 'in JSON with a mistake'),
  mistake(lamps, 'There are three.', '```bash\nnpm test', 10, 'does not close it'),
  mistake(lamps, 'There are three.', '```bash\n```', 10, 'empty code fence'),
  mistake(
    lamps,
    'There are three.',
    '```bash date-library="luxon"\nnpm install luxon\n```',
    10,
    'date libraries luxon',
  ),
];

const demos = [
  mistake(chips, 'name="ChipColors"', 'name="ChipColours"', 11, 'has no file'),
  mistake(chips, 'name="ChipColors"', 'name="chipColors"', 11, 'no name in PascalCase'),
  mistake(chips, 'name="ChipColors" ', '', 11, 'without name'),
  mistake(chips, '## Delete', '<Demo name="ChipColors" height={9} />\n\n## Delete', 24, 'twice'),
  mistake(colors, 'return <Chip', 'return <Chip>', 5, 'does not compile'),
  mistake(colors, 'return', 'console.log(1);\n  return', 5, 'writes to the console'),
  mistake(colors, 'return', 'Math.random();\n  return', 5, 'is random'),
  mistake(colors, 'return', 'new Date();\n  return', 5, 'reads the clock'),
  mistake(colors, 'return', 'window.Date.now();\n  return', 5, 'reads the clock'),
  mistake(colors, 'return', "fetch('/x');\n  return", 5, 'uses the network'),
  mistake(colors, 'export default function', 'export function', 1, 'no default export'),
  mistake(colors, "'./facts'", "'./fact'", 2, /imports .\/fact, .* or write the file/),
  mistake(colors, "'./facts'", "'./facts.ts'", 2, /imports .\/facts\.ts, .* Leave the ending out/),
  mistake(colors, "'./facts'", "'./facts.js'", 2, /imports .\/facts\.js, .* Leave the ending out/),
  mistake(colors, "'./facts'", "'./facts?raw'", 2, 'what only one bundler knows'),
  mistake(colors, "'@mui/material/Chip'", "'lodash'", 1, 'imports "lodash"'),
  mistake(colors, "'./facts'", "'../lamps/facts'", 2, 'outside its own folder'),
  mistake(colors, '  return', `${'  // A line more.\n'.repeat(60)}  return`, 61, 'has 66 lines'),
];

const translations = [
  mistake(chipsZh, '"primary"', '"secondary"', 19, 'changed the code'),
  mistake(chipsZh, ' {2}', '', 19, 'changed the code'),
  mistake(chipsZh, /```ts ts2js[\s\S]*?```\n/, '', 30, 'lacks the code fence'),
  mistake(chipsZh, '`onDelete`', '`onRemove`', 28, 'code `onRemove`'),
  mistake(chipsZh, '`color`', 'color', 7, 'lacks the code `color`'),
  mistake(chipsZh, 'height={32}', 'height={33}', 11, 'component <Demo'),
  mistake(chipsZh, /<Demo name="ChipColors".*\n/, '', 7, 'lacks the component'),
  mistake(chipsZh, ' ad={false}', '', 30, 'component <Demo'),
  mistake(chipsZh, '#sizes', '', 5, 'link /components/lamps/'),
  mistake(chipsZh, '[未写的页面](/components/timeline/)', '未写的页面', 1, 'lacks the link'),
  mistake(chipsZh, ' {#colors}', '', 7, 'the heading ## {#颜色}'),
  mistake(chipsZh, '{#remove}', '{#delete}', 24, 'the heading ## {#delete}'),
  mistake(chipsZh, '### 自己', '## 自己', 13, 'the heading ## {#own-colors}'),
  mistake(chipsZh, ':::note', ':::tip', 15, 'the callout tip'),
  mistake(
    chipsZh,
    '| `onDelete` | 显示一个叉 |',
    '| `onDelete` | 显示一个叉 |\n| 另 | 一 |',
    26,
    'table 3 × 2',
  ),
  mistake(chipsZh, '<Plan name="pro" />', '<Plan name="premium" />', 13, 'component <Plan'),
  mistake(chipsZh, /description: .*/, 'description: 太短。', 2, 'description of 6'),
  mistake(chipsZh, '---\n\n', 'ad: false\n---\n\n', 1, 'field "ad"'),
  mistake(chipsZh, '\n<Chip', '\n  <Chip', 19, '"  <Chip color="primary" />" instead of "<Chip'),
];

const oldTree = 'x_versioned_docs/version-8.9.2/_tree.json';

const trees = [
  mistake(core, /children: \[[^]*?\n {4}\],/, 'children: {},', 7, 'children is no list'),
  mistake(
    core,
    "title: 'Lamp',",
    "title: 'Lamp',\n        children: null,",
    12,
    'children is no list',
  ),
  mistake(core, "title: 'Lamp',", "title: 'Lamp',\n        children: '/a',", 12, 'is no list'),
  mistake(core, "title: 'Lamp',", 'title: 5,', 11, 'title 5 is no text'),
  mistake(core, "title: 'Components',", 'subheader: 5,', 6, 'subheader 5 is no text'),
  mistake(core, '      {\n', '      null,\n      {\n', 9, 'is no node'),
  mistake(core, '      {\n', "      '/components/a',\n      {\n", 9, 'is no node'),
  mistake(core, '];', '  null,\n];', 17, 'is no node'),
  mistake(core, '];', '  ...5,\n];', 17, 'spreads what is no list'),
  mistake(core, '];', '  ...[\n    undefined,\n  ],\n];', 18, 'is no node'),
  mistake(oldTree, '"title":"Grid"', '"title":5', undefined, 'title 5 is no text'),
  mistake(
    oldTree,
    '],"titles"',
    ',{"pathname":"/x/grid","title":"Grid"}],"titles"',
    undefined,
    'Duplicate path /x/grid',
  ),
  mistake(oldTree, '{"tree":', '{"tree" ', 1, 'no valid JSON'),
  mistake(oldTree, /^[^]*$/, '{"tree":{},"titles":{}}', undefined, 'tree is no list'),
  mistake(oldTree, '"titles":{}', '"titles":null', undefined, 'titles is no object'),
];

const tree = [
  mistake(core, "plan: 'pro'", "plan: 'gold'", 8, 'plan "gold" is unknown'),
  mistake(core, "title: 'Lamp',", "titel: 'Lamp',", 11, 'unknown field titel'),
  mistake(
    core,
    "{ pathname: '/components/timeline'",
    "{ pathname: '/components/lamps' },\n      { pathname: '/components/timeline'",
    13,
    'Duplicate path /components/lamps: named at config/page-tree/core.ts:10',
  ),
  mistake(
    core,
    "'/components/timeline'",
    "'/components/timeline/'",
    13,
    'must start with one slash',
  ),
  mistake(core, "title: 'Lamp',", "title: '',", 11, 'is empty'),
  mistake(core, '];', "  { pathname: '/api-docs/lamp' },\n];", 17, 'no product shows'),
  mistake(core, "title: 'Lamp',", 'title: lampTitle(),', 11, 'holds code'),
  mistake(core, "title: 'Lamp',", "title: 'Lamp,", 11, 'does not compile'),
];

const interfaceTexts = [
  mistake(texts, '"code.copy"', '"code.copi"', 2, 'text "code.copi"'),
  mistake(texts, '{count} 行代码', '行代码', 6, 'other placeholders'),
  mistake(texts, '{count} 行代码', '{number} 行代码', 6, 'other placeholders'),
  mistake(texts, '"编辑本页"', '""', 10, 'no translation of "page.edit"'),
  mistake(texts, /\s+"page.edit": \{[\s\S]*?\},/, '', 9, 'asks for the text "page.edit"', code),
  mistake(
    texts,
    '"page.edit": {',
    '"page.gone": { "message": "无" },\n  "page.edit": {',
    10,
    'no code asks for',
  ),
  mistake(
    texts,
    '"page.edit": {',
    '"code.copy": { "message": "抄" },\n  "page.edit": {',
    10,
    'twice',
  ),
  mistake(texts, '"编辑本页",', '"编辑本页"', 12, 'is no JSON'),
  mistake(code, "id: 'code.copy', ", '', 6, 'without an id'),
  mistake(code, ', { count })', ')', 7, 'without a value for {count}'),
  mistake(code, ', { count })', ', { number: 1 })', 7, 'without a value for {count}'),
  mistake(code, 'Edit this page', '{edit}', 9, 'without a message'),
  mistake(code, 'id="page.edit"', 'id="page.edits"', 10, 'page.edit', texts),
  mistake(titles, '"/x/grid/rows"', '"/x/grid/row"', 7, 'title for /x/grid/row'),
  mistake(titles, '"行"', '""', 7, 'no title for /x/grid/rows'),
  mistake(titles, '  "/components/lamps": "灯",\n', '', 10, 'whose title', core),
  mistake(lens, '"lens.demoNeeds"', '"lens.demoNeed"', 5, 'text "lens.demoNeed"'),
  mistake(lens, 'Installed {version}', 'Installed {ver}', 2, 'other placeholders'),
  mistake(lens, /\{\s+"message": "Needs \{needs\}"\s+\}/, '"{needs}"', 5, 'no translation of'),
  mistake(markdown, '"markdown.name"', '"markdown.nam"', 5, 'text "markdown.nam"'),
  mistake(markdown, '{part}', '', 35, 'other placeholders in "markdown.part"'),
  mistake(offline, /\s+"retry": .*/, '', 1, 'text "retry"', 'plugins/offline/lib/texts.ts'),
  mistake(offline, '"retry"', '"again": "再",\n  "retry"', 4, 'text "again", which no code'),
  mistake(offline, '"retry": "Try again"', '"retry": 5', 4, 'no translation of "retry"'),
  mistake(offline, '"retry": "Try again",', '"retry": "Try again"', 5, 'is no JSON'),
  mistake(texts, '"编辑本页",', '"编辑本页", // A note.', 11, /is no JSON: "\/\/ A note\." stands/),
  mistake(texts, '"编辑本页",', "'编辑本页',", 11, /is no JSON: "'编辑本页'," stands/),
];

const english = [
  mistake(lamps, 'There are three.', 'They cannot be seen by people.', 10, 'says "people"'),
  mistake(lamps, 'There are three.', 'There are three of them, anew.', 10, 'says "anew"'),
  mistake(lamps, 'where readers need it', "where they can't do without", 2, 'says "can\'t"'),
  mistake(lamps, '## Sizes', '## Recipes {#sizes}', 8, 'has the heading "Recipes"'),
  mistake(code, 'Edit this page', 'Edit this page anew', 9, 'says "anew"'),
];

const table = {
  'the English': english,
  'front matter': frontMatter,
  pictures,
  headings,
  callouts,
  components,
  links,
  tables,
  prose,
  fences,
  demos,
  translations,
  'the page tree': tree,
  'trees of other shapes': trees,
  'texts and titles': interfaceTexts,
};

/** Makes a mistake, looks, and mends it. */
async function faultsOf(mistakes: readonly Mistake[]): Promise<string[]> {
  const changed = new Map<string, string>();
  for (const { file, from, to } of mistakes) {
    const before = changed.get(file) ?? site[file]!;
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`The mistake in ${file} changes nothing: ${from}`);
    changed.set(file, after);
  }
  for (const [file, text] of changed) writeFile(folder, file, text);
  try {
    return (await check()).faults.map(formatFault);
  } finally {
    for (const file of changed.keys()) writeFile(folder, file, site[file]!);
    // The tree that could be read last is kept.
    if (changed.has(core)) await check();
  }
}

function expected({ file, at = file, line, what }: Mistake): RegExp {
  const words =
    typeof what === 'string' ? what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : what.source;
  const place = `${at}${line === undefined ? '' : `:${line}`}`.replace(/[.()\\]/g, '\\$&');
  return new RegExp(`^${place}(?::\\d+)?: .*(?:${words})`);
}

describe.each(Object.entries(table))('of %s', (_kind, mistakes) => {
  // A translation of what is wrong differs from it, too; here the original alone is looked at.
  it.each(mistakes.map((each) => [`${each.file}: ${each.from} → ${each.to}`, each] as const))(
    'tells %s by one fault',
    async (_name, each) => {
      const faults = await faultsOf([each]);
      const own =
        each.file === chips ? faults.filter((fault) => !fault.startsWith(chipsZh)) : faults;
      expect(own).toEqual([expect.stringMatching(expected(each))]);
    },
  );
});

it('finds nothing when everything is mended', async () => {
  expect((await check()).faults).toEqual([]);
});

it('tells ten mistakes at once as ten faults', async () => {
  const ten = [
    frontMatter[0]!,
    callouts[0]!,
    components[11]!,
    demos[5]!,
    translations[0]!,
    translations[12]!,
    tree[0]!,
    interfaceTexts[1]!,
    interfaceTexts[14]!,
    links[40]!,
  ];
  const faults = (await faultsOf(ten)).filter((fault) => !/component <Plan/.test(fault));
  expect(faults).toHaveLength(10);
  for (const each of ten) {
    expect(faults.filter((fault) => expected(each).test(fault))).toHaveLength(1);
  }
});

it.each([
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/components/lampen/index.mdx',
    'translates docs/components/lampen/index.mdx, which is not there',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/components/Lamps/index.mdx',
    'The original is docs/components/lamps/index.mdx',
  ],
  ['i18n/fr/docusaurus-plugin-content-docs/current/components/lamps/index.mdx', 'language "fr"'],
  ['i18n/zh/docusaurus-plugin-content-blog/current/a/index.mdx', 'no page is looked for'],
  ['docs/components/lamps/more.mdx', 'is no index.mdx'],
  ['docs/components/candles/index.mdx', 'which no node of the page tree names'],
])('tells of %s', async (file, what) => {
  writeFile(folder, file, site[lamps]!.replace('Put light', 'Put a light'));
  const found = (await check()).faults.map(formatFault);
  fs.rmSync(path.join(folder, file));
  expect(found).toEqual([expect.stringContaining(what)]);
  expect(found[0]).toMatch(new RegExp(`^${file.replace(/[.]/g, '\\$&')}`));
});

it.each([
  ['lines that end as in Windows', (text: string) => text.replace(/\n/g, '\r\n')],
  ['a mark of byte order', (text: string) => `\uFEFF${text}`],
  ['a comment', (text: string) => `${text}\n{/* Sockets follow. */}\n`],
  ['a title of a callout', (text: string) => `${text}\n:::tip A title\n\nText.\n\n:::\n`],
  [
    'a callout in a callout',
    (text: string) => `${text}\n::::note\n\n:::tip\n\nText.\n\n:::\n\n::::\n`,
  ],
  ['times and colons', (text: string) => `${text}\nAt 10:30, key:value and \`a:b\`.\n`],
  ['a deleted element', (text: string) => `${text}\nPress <kbd>Enter</kbd> <br /> twice.\n`],
  ['a place on the page, with a query', (text: string) => `${text}\n[a](?a=1#sizes) [b](?a=1)\n`],
  [
    'elements with values that are written out',
    (text: string) =>
      `${text}\n<b style={{ color: 'red', '--a': -1 }} title={'Three'} hidden={false} tabIndex={-1}>Three</b>\n\n| a |\n| - |\n| <img src="/img/lamp.png" alt="" /> |\n`,
  ],
  [
    'pictures and films that browsers may load',
    (text: string) =>
      `${text}\n![A](../chips/chip.png) ![B](@site/docs/components/chips/chip.png) ![C](/img/lamp.png) ![D](data:image/png;base64,AA==) ![E](https://a.pictures.example/e.png)\n\n<video src="/img/lamp.png" poster="data:image/png;base64,AA==" />\n\n<img srcSet="/img/lamp.png 1x, data:image/png;base64,AA== 2x" alt="" />\n`,
  ],
  [
    'headings that end with braces',
    (text: string) =>
      `${text}\n## Type \`{ a: 1 }\`\n\nText.\n\n## Use \\{x}\n\nText.\n\n## Write \`{#}\`\n\nText.\n`,
  ],
  ...['“the end.”', "'the end.'", '(the end.)', '"the end."', '「结束。」', '（结束。）'].map(
    (end): [string, (text: string) => string] => [
      `a description that ends with ${end}`,
      (text) => text.replace('label.', `label, say ${end}`),
    ],
  ),
  ['braces as text', (text: string) => `${text}\nA brace is {'{'}.\n`],
  [
    'links that say where they lead',
    (text: string) =>
      `${text}\n[\`a\`](/components/chips/) [![A chip](../chips/chip.png)](/components/chips/) [<Plan name="pro" />](/components/chips/) [{'{'}](/components/chips/) <Link to="/components/chips/">*a*</Link> <a href="/components/chips/"><img src="/img/lamp.png" alt="A lamp" /></a> <a href="/components/chips/" aria-label="Chips"><img src="/img/lamp.png" alt="" /></a> [a](mailto:a@example.org?subject=b) [b](tel:+44-20-7946-0000).\n`,
  ],
  ['a table', (text: string) => `${text}\n| a | b |\n| - | - |\n| 1 \\| 2 | |\n`],
  [
    'columns with names of all kinds',
    (text: string) =>
      `${text}\n| \`a\` | ![A chip](../chips/chip.png) | **b** | <Plan name="pro" /> | [c](/components/chips/) | {'d'} | <kbd>e</kbd> |\n|${' - |'.repeat(7)}\n|${' |'.repeat(7)}\n`,
  ],
  [
    'marks that are meant as words',
    (text: string) =>
      `${text}\n2 \\*\\* 3, \`**\` and \`\` a\`b \`\`, \\\`, &amp; &#x21; \\&nbps; and \`&nbps;\`, **bold**, **\`a\`** and #1.\n`,
  ],
  [
    'one line between bars',
    (text: string) => `${text}\n| a |\n\n\`\`\`text\n| a |\n| b |\n##c\n\`\`\`\n`,
  ],
  ['a quotation', (text: string) => `${text}\n> A lamp [!] shines.\n>\n> Three.\n`],
  [
    'a section of its parts, and one that ends with a list',
    (text: string) => `${text}\n## Parts\n\n### Bulb\n\n- Glass\n\n{/* Sockets follow. */}\n`,
  ],
  [
    'JSON of all kinds',
    (text: string) =>
      `${text}\n${['{ "a": 1 }', '"a": 1', '{ "a": ... }', '{ // a\n  "a": 1 }'].map((json) => `\`\`\`json\n${json}\n\`\`\`\n`).join('\n')}`,
  ],
  [
    'a description with signs',
    (text: string) => text.replace('Put light', 'Put 2 * 3 R&D lamp_light [0] for ~5 to ~6 lamps'),
  ],
  [
    'brackets',
    (text: string) =>
      `${text}\nUse [0] and \\[a][b] and \`x[0][1]\`, [\`a\`](/components/chips/) (/x/) [**b**][chips] (c) [d](/x/grid/), https://mui.com or \`[e] (/x/)\`.\n\n[chips]: /components/chips/\n`,
  ],
])('lets %s pass', async (_name, edit) => {
  writeFile(folder, lamps, edit(site[lamps]!));
  const found = (await check()).faults.map(formatFault);
  writeFile(folder, lamps, site[lamps]!);
  expect(found).toEqual([]);
});

it.each(['', '{"model":{"kind":"comp', '[]'])(
  'takes data of an API page that are %j for not compiled',
  async (text) => {
    const data = '.api-reference/default-current/pages/api-docs/chip.json';
    writeFile(folder, data, text);
    const { faults, unfollowed } = await check();
    writeFile(folder, data, site[data]!);
    expect(faults).toEqual([]);
    expect(unfollowed).toBe(2);
    expect((await check()).unfollowed).toBe(0);
  },
);

it('mends nothing by what every object has', async () => {
  const names = ['constructor', 'toString', '__proto__', 'valueOf'];
  const text = names
    .map((name) => `<${name} />\n\n:::${name}\na\n:::\n\n\`\`\`${name}\na\n\`\`\`\n`)
    .join('\n');
  writeFile(folder, lamps, site[lamps]!.replace('There are three.', text));
  const found = (await check()).faults.map(formatFault);
  writeFile(folder, lamps, site[lamps]!);
  expect(found.length).toBeGreaterThanOrEqual(2 * names.length);
  expect(found.join('\n')).not.toMatch(/native code|\[object|undefined/);
});

describe.each([
  [
    'Latin-1',
    (text: string) => Buffer.concat([Buffer.from(text), Buffer.from('é', 'latin1')]),
    /no UTF-8/,
  ],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), /UTF-16/],
  ['no text', (text: string) => Buffer.from(`${text}\0`), /no text/],
])('of files that are %s', (_name, encode, what) => {
  it.each([lamps, chipsZh, colors, texts, titles, code, core, lens])(
    'tells of %s alone',
    async (file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      fs.writeFileSync(path.join(folder, file), encode(text));
      const found = (await check()).faults.map(formatFault);
      writeFile(folder, file, text);
      expect(found).toEqual([expect.stringMatching(what)]);
      expect(found[0]).toMatch(new RegExp(`^${file.replace(/[.]/g, '\\$&')}`));
    },
  );
});

it.each([core, 'config/page-tree/index.ts'])('names %s when it is gone', async (file) => {
  fs.rmSync(path.join(folder, file));
  const found = (await check()).faults.map(formatFault);
  writeFile(folder, file, site[file]!);
  expect(found).toEqual([expect.stringMatching(`^${file}:1: is not there`)]);
});

describe('of files that a demo imports', () => {
  const from = (specifier: string) => site[colors]!.replace("'./facts'", `'${specifier}'`);
  const facts = "export const facts = ['warm'];\n";
  const at = (name: string) => `docs/components/chips/${name}`;
  const look = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFile(folder, name, text);
    const found = (await check()).faults.map(formatFault);
    for (const name of Object.keys(files)) {
      if (site[name] === undefined) fs.rmSync(path.join(folder, name));
      else writeFile(folder, name, site[name]!);
    }
    return found;
  };

  it.each([
    ['./helper', { 'helper.jsx': facts }],
    ['./helper', { 'helper.js': facts }],
    ['./helper.mjs', { 'helper.mjs': facts }],
    ['./parts', { 'parts/index.tsx': facts }],
    ['./parts/a', { 'parts/a.ts': "export { facts } from '../facts';\n" }],
    [
      './parts/a',
      {
        'parts/a.ts': "export { facts } from './b/c';\n",
        'parts/b/c.ts': "export { facts } from '../../facts';\n",
      },
    ],
  ])('finds %s in %j', async (specifier, files) => {
    const beside = Object.entries(files).map(([name, text]) => [at(name), text]);
    expect(await look({ [colors]: from(specifier), ...Object.fromEntries(beside) })).toEqual([]);
  });

  it.each([
    ['./facts.csv', { 'facts.csv': 'warm' }, /facts\.csv, which is a text .* use \.json/],
    ['./data', { 'data.json': '{"facts":[1]}' }, /Write "\.\/data\.json"/],
    ['./parts/a', { 'parts/a.ts': "export { facts } from '../../lamps/facts';\n" }, /own folder/],
    [
      './parts/a',
      { 'parts/a.ts': "export { facts } from '../fact';\n" },
      /\.\.\/fact, which is not/,
    ],
    ['./helper', { 'helper.js': `${facts}Math.random();\n` }, /is random/],
    ['./a.json', { 'a.json': "{\n  'a; b': 1\n}\n" }, /a\.json:2:3: is no JSON: "'a;b': 1" stands/],
    ['./a.svg', { 'a.svg': '<p>A lamp</p>\n' }, /a\.svg:1:1: holds no <svg> element/],
    ['./a.css', { 'a.css': '\nbody {\n  color: red;\n}\n' }, /a\.css:2:1: has a selector without/],
    [
      './parts/a',
      {
        'parts/a.ts': "import data from './b.json';\nexport const facts = data;\n",
        'parts/b.json': '[1,]',
      },
      /parts\/b\.json:1:4: is no JSON/,
    ],
    [
      './facts',
      { 'ChipColors.tailwind.tsx': from('./facts').replace('<Chip', '<Chip className="p-2 pp-2"') },
      /ChipColors\.tailwind\.tsx:5:26: has the class "pp-2", which is no utility of Tailwind\. .* Correct its name/,
    ],
    [
      './facts',
      { 'ChipSizes.css.tsx': from('./facts') },
      /ChipSizes\.css\.tsx: is a variant of ChipSizes\.tsx, which is not there/,
    ],
    [
      './parts/a',
      {
        'parts/a.ts': "export { facts } from './b.js';\nexport { facts as more } from './b.jsx';\n",
        'parts/b.js': facts,
        'parts/b.jsx': facts,
      },
      /parts\/b\.jsx: is b\.js in JavaScript, and so is docs\/components\/chips\/parts\/b\.js/,
    ],
  ])('tells of %s and %j', async (specifier, files, what) => {
    const beside = Object.entries(files).map(([name, text]) => [at(name), text]);
    expect(await look({ [colors]: from(specifier), ...Object.fromEntries(beside) })).toEqual([
      expect.stringMatching(what),
    ]);
  });

  it('says nothing of data, pictures and stylesheets that no demo imports', async () => {
    const beside = { [at('a.json')]: '{', [at('a.svg')]: '', [at('a.css')]: 'body {}' };
    expect(await look(beside)).toEqual([]);
  });
});

describe('of files that nobody can read', () => {
  it.each(['docs/components/chips', 'src/code'])(
    'passes over the locks of Emacs in %s',
    async (at) => {
      const locks = ['.#index.mdx', '.#ChipColors.tsx', '.#Copy.tsx'].map((name) =>
        path.join(folder, at, name),
      );
      for (const lock of locks) fs.symlinkSync('user@host.1234:5678', lock);
      const found = (await check()).faults.map(formatFault);
      for (const lock of locks) fs.rmSync(lock);
      expect(found).toEqual([]);
    },
  );

  it.each([
    'docs/components/chips/Bright.tsx',
    'src/code/Cut.tsx',
    'docs/components/oak/index.mdx',
  ])('takes %s, which goes while it looks, for not there', async (file) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    // A link to nothing is listed, and is not there when it is read.
    fs.symlinkSync('nowhere', path.join(folder, file));
    const found = (await check()).faults.map(formatFault);
    fs.rmSync(path.join(folder, file));
    expect(found).toEqual([]);
  });
});

it('takes what lies beside the languages for no page', async () => {
  writeFile(folder, 'i18n/README.md', '# How to translate\n');
  const found = (await check()).faults.map(formatFault);
  fs.rmSync(path.join(folder, 'i18n/README.md'));
  expect(found).toEqual([]);
});

it('follows links to rows only if the API reference is compiled', async () => {
  const file = '.api-reference/default-current/pages/api-docs/chip.json';
  fs.rmSync(path.join(folder, file));
  const { faults, unfollowed } = await check();
  writeFile(folder, file, site[file]!);
  expect(faults).toEqual([]);
  expect(unfollowed).toBe(2);
});

it('looks at enough mistakes of enough kinds', () => {
  expect(Object.values(table).flat().length).toBeGreaterThanOrEqual(120);
});
