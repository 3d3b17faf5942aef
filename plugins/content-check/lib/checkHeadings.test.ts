import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { checkHeadings } from './checkHeadings';
import { loadParser } from './parsePage';

async function check(mdx: string) {
  const parser = await loadParser();
  const parsed = parser.parse(mdx);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  return checkHeadings(parsed.tree, (nodes) => parser.toString(nodes as Nodes[]));
}

it.each([
  ['## Sorting rows {/* #sorting */}', 'sorting', 'Sorting rows'],
  ['## Sorting rows {#sorting}', 'sorting', 'Sorting rows'],
  ['## Sorting rows {/* later */}', 'sorting-rows--later-', 'Sorting rows'],
  ["## Use {'{'} and `{`", 'use--and-', 'Use { and {'],
  ['## Own colors <Plan name="pro" />', 'own-colors', 'Own colors'],
])('reads the id and the words of %s', async (mdx, id, text) => {
  const { headings } = await check(mdx);
  expect(headings).toEqual([expect.objectContaining({ id, text })]);
});

it.each([
  ['Sizes\n-----', 'Write it with ##: ## Sizes.'],
  ['Sizes of\n`large` lamps\n---', 'Write it with ##: ## Sizes of large lamps.'],
  ['> Sizes\n> ---', 'Write it with ##: ## Sizes.'],
])('refuses a heading that is underlined: %j', async (heading, mend) => {
  const { faults } = await check(`Text.\n\n${heading}\n\nText.\n\n***\n\nText.`);
  expect(faults).toEqual([
    expect.objectContaining({
      line: 3,
      what: expect.stringMatching(/^underlines the heading "Sizes/),
      mend,
    }),
  ]);
});

/** The ids that stand in the source of the frame. */
function idsOfFrame(): string[] {
  const root = path.join(__dirname, '../../../src');
  const files = ['shell', 'search', 'navigation', 'preferences', 'ui'].flatMap((feature) =>
    fs
      .readdirSync(path.join(root, feature), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => fs.readFileSync(path.join(root, feature, file), 'utf8')),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/\bid(?:=| = )["']([a-z-]+)["']/g)].map(([, id]) => id!),
  );
}

it('refuses every id that a part of the frame has, written or made of the words', async () => {
  const ids = idsOfFrame();
  expect(ids).toEqual(expect.arrayContaining(['products', 'version-menu', 'site-tooltip']));
  for (const id of ids) {
    const { faults } = await check(`## A section {#${id}}\n\n## ${id.replaceAll('-', ' ')}`);
    expect(faults).toEqual(
      [1, 2].map(() => expect.objectContaining({ what: expect.stringContaining(`"${id}"`) })),
    );
  }
  expect((await check('## Settings {#grid-settings}')).faults).toEqual([]);
});
