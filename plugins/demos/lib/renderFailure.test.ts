import { execFileSync } from 'node:child_process';
import { compileEntries } from './bundle/compileEntries';
import { serverEntriesOf } from './bundle/entries';
import { renderFailure } from './renderFailure';
import { demoSitePerTest } from './demoSiteFixture';

const site = demoSitePerTest();
const { at, write } = site;

beforeEach(() => {
  site.link(['react', 'react-dom', 'scheduler', '@swc/core']);
  write('src/demos/rendering/renderDemo.ts', 'export const renderDemo = 1;\n');
  write('src/demos/rendering/resting/restDemo.ts', 'export const restDemo = 1;\n');
});

/** The message for a demo that is bundled and rendered as in a build. */
async function failure(demo: string): Promise<string> {
  write('docs/a/Demo.tsx', demo);
  write('docs/a/Other.tsx', 'export default function Other() {\n  return <p />;\n}\n');
  const pages = [{ folder: 'docs/a', style: 'system' as const, demos: ['Demo', 'Other'] }];
  const codes = Object.entries(serverEntriesOf(site.siteDir, pages));
  await compileEntries({
    siteDir: site.siteDir,
    generatedFilesDir: at('.docusaurus'),
    entries: Object.fromEntries(
      codes.map(([name, code]) => [name, write(`entries/${name}.js`, code)]),
    ),
    output: at('scripts'),
    scopes: [],
    firsts: [],
    versions: [],
    rules: [],
    isServer: true,
  });
  const script = write(
    'render.js',
    `const { renderToString } = require('react-dom/server');
try {
  renderToString(require('react').createElement(require('./scripts/docs/a.js').Demo()));
} catch ({ name, message, stack }) {
  console.log(JSON.stringify({ name, message, stack }));
}
`,
  );
  const thrown = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  const error = Object.assign(new Error(), JSON.parse(thrown) as Error);
  const place = { file: at('docs/a/Demo.tsx'), id: 'docs/a/Demo', script: at('scripts/docs/a.js') };
  return renderFailure(error, place).message;
}

it('names the demo and the line that asks for what only a browser has', async () => {
  const message = await failure(`import { useState } from 'react';

interface Props {
  a?: string;
}

// A comment.
export default function Demo({ a = '' }: Props) {
  const [count] = useState<number>(0);
  const width: number = window.innerWidth + count;
  return <p>{width}{a}</p>;
}
`);
  expect(message).toMatch(
    /^docs\/a\/Demo\.tsx:10 cannot be rendered: it asks for "window", which only a browser has\. Ask for it in an effect/,
  );
  // For this, Docusaurus would advise a component that no demo can import.
  expect(message).not.toContain('is not defined');
});

it('names the line within an element', async () => {
  const message = await failure(`const rows: { name?: { first: string } }[] = [{}];

export default function Demo() {
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={index}>
          {row.name!.first.toUpperCase()}
        </li>
      ))}
    </ul>
  );
}
`);
  expect(message).toMatch(
    /^docs\/a\/Demo\.tsx:[78] cannot be rendered: it throws TypeError: Cannot read/,
  );
});

it('names the file beside the demo in which it happens', async () => {
  write(
    'docs/a/rows.ts',
    `export interface Row {\n  a: string;\n}\n\nexport function first(rows: Row[]) {\n  const [row] = rows;\n  return row.a.length;\n}\n`,
  );
  const message = await failure(
    "import { first } from './rows';\n\nexport default function Demo() {\n  return <p>{first([])}</p>;\n}\n",
  );
  expect(message).toMatch(/^docs\/a\/rows\.ts:7 \(part of docs\/a\/Demo\.tsx\) cannot be rendered/);
});

it('names the demo where the library throws', async () => {
  const message = await failure(
    'const Gone = undefined as unknown as () => null;\n\nexport default function Demo() {\n  return <Gone />;\n}\n',
  );
  expect(message).toMatch(
    /^docs\/a\/Demo\.tsx cannot be rendered: it throws Error: [^]*Compare the names that it imports/,
  );
});

it('takes whatever is thrown', () => {
  const place = { file: at('docs/a/Demo.tsx'), id: 'docs/a/Demo', script: at('gone.js') };
  expect(renderFailure('text', place)).toMatchObject({
    message: expect.stringMatching(
      /^docs\/a\/Demo\.tsx cannot be rendered: it throws Error: text\. A demo/,
    ),
    cause: new Error('text'),
  });
});
