import { guessOf, renameSuggested } from './renameSuggested';

/** A fault at the first place of a text. */
function faultAt(source: string, text: string, message: string) {
  const before = source.slice(0, source.indexOf(text)).split('\n');
  return {
    file: 'x-docs/a/One.tsx',
    line: before.length,
    column: before.at(-1)!.length + 1,
    message,
  };
}

it.each([
  [
    `TS2724: '"@mui/x-charts"' has no exported member named 'ChartContainer'. Did you mean 'ChartsContainer'?`,
    { from: 'ChartContainer', to: 'ChartsContainer' },
  ],
  [
    `TS2551: Property 'items' does not exist on type 'A<{ b: string; }>'. Did you mean 'item'?`,
    { from: 'items', to: 'item' },
  ],
  [
    `TS2561: Object literal may only specify known properties, but 'slot' does not exist in type 'B'. Did you mean to write 'slots'?`,
    { from: 'slot', to: 'slots' },
  ],
  [
    `TS2820: Type '"nearest"' is not assignable to type 'C'. Did you mean '"near"'?`,
    { from: 'nearest', to: 'near' },
  ],
  [`TS2305: Module '"a"' has no exported member 'B'.`, undefined],
])('reads the guess of %s', (message, expected) => {
  expect(guessOf(message)).toEqual(expected);
});

it('renames what a file imports wherever the file uses it, and nothing else of that name', () => {
  const source = `import { ChartContainer, type Other } from '@mui/x-charts';
// ChartContainer in a comment
const parts = { ChartContainer };
const own = { ChartContainer: 1, text: 'ChartContainer' };
export default function One() {
  return <ChartContainer ChartContainer={own.ChartContainer}>ChartContainer</ChartContainer>;
}
`;
  const fault = faultAt(
    source,
    'ChartContainer',
    `TS2724: '"@mui/x-charts"' has no exported member named 'ChartContainer'. Did you mean 'ChartsContainer'?`,
  );
  expect(renameSuggested(source, [fault])).toEqual({
    source: `import { ChartsContainer, type Other } from '@mui/x-charts';
// ChartContainer in a comment
const parts = { ChartContainer: ChartsContainer };
const own = { ChartContainer: 1, text: 'ChartContainer' };
export default function One() {
  return <ChartsContainer ChartContainer={own.ChartContainer}>ChartContainer</ChartsContainer>;
}
`,
    renames: [{ from: 'ChartContainer', to: 'ChartsContainer' }],
  });
});

it('keeps the name under which a file imports something', () => {
  const source = `import { Old as Mine } from 'a';\nexport const b = Mine;\n`;
  const fault = faultAt(
    source,
    'Old',
    `TS2724: '"a"' has no exported member named 'Old'. Did you mean 'New'?`,
  );
  expect(renameSuggested(source, [fault])?.source).toBe(
    `import { New as Mine } from 'a';\nexport const b = Mine;\n`,
  );
});

it('renames a member and a value in their places only', () => {
  const source = `const { a } = api;\napi.old(a, 'first', "first");\nother.old();\n`;
  const faults = [
    faultAt(
      source,
      'old',
      `TS2551: Property 'old' does not exist on type 'Api'. Did you mean 'young'?`,
    ),
    faultAt(
      source,
      `"first"`,
      `TS2820: Type '"first"' is not assignable to type 'Place'. Did you mean '"start"'?`,
    ),
  ];
  expect(renameSuggested(source, faults)?.source).toBe(
    `const { a } = api;\napi.young(a, 'first', "start");\nother.old();\n`,
  );
});

it('takes a given name before a guess, and where there is no guess', () => {
  const source = `import { OldItem, gone } from 'a';\nexport const b: OldItem = gone;\n`;
  const faults = [
    faultAt(
      source,
      'OldItem',
      `TS2724: '"a"' has no exported member named 'OldItem'. Did you mean 'ColdItem'?`,
    ),
    faultAt(source, 'gone', `TS2305: Module '"a"' has no exported member 'gone'.`),
  ];
  const known = { OldItem: 'NewItem', gone: 'here' };
  expect(renameSuggested(source, faults, known)).toEqual({
    source: `import { NewItem, here } from 'a';\nexport const b: NewItem = here;\n`,
    renames: [
      { from: 'OldItem', to: 'NewItem' },
      { from: 'gone', to: 'here' },
    ],
  });
});

it('changes nothing where a fault has no guess, or stands at another name', () => {
  const source = `api.old();\n`;
  const message = `TS2551: Property 'gone' does not exist on type 'Api'. Did you mean 'young'?`;
  expect(renameSuggested(source, [faultAt(source, 'old', message)])).toBeUndefined();
  expect(renameSuggested(source, [faultAt(source, 'old', 'TS2339: No.')])).toBeUndefined();
});
