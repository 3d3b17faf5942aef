import { demoSitePerTest } from './lib/demoSiteFixture';

// As the bundler finds it: it is loaded by Node, and takes its TypeScript along.
const loader = require('./loader.cjs') as (this: object) => Promise<void>;

const site = demoSitePerTest();
const { at, write } = site;

const good = (text: string) => `export default function Demo() {\n  return <p>${text}</p>;\n}\n`;

const { NODE_ENV } = process.env;
beforeEach(() => {
  write('package-lock.json', '{}');
  write('src/demos/rendering/renderDemo.tsx', '');
  write('.api-reference/default-current/demo-api.json', '{}');
  write('docs/chips/Basic.tsx', good('the basic text'));
  write('docs/chips/Tags.tsx', good('the text of tags'));
  process.env.NODE_ENV = 'production';
});
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

/** Loads `Basic.tsx` with a query, as the bundler does. */
async function load(
  query: string,
  isServer = false,
  files: string[] = [],
  missing: string[] = [],
  folder = 'docs/chips',
) {
  const folders: string[] = [];
  const emitted: string[] = [];
  const code = await new Promise<string>((resolve, reject) => {
    void loader.call({
      resourcePath: at(`${folder}/Basic.tsx`),
      resourceQuery: query,
      async: () => (error: Error | null, result: string) =>
        error ? reject(error) : resolve(result),
      addDependency: (file: string) => files.push(file),
      addContextDependency: (folder: string) => folders.push(folder),
      addMissingDependency: (file: string) => missing.push(file),
      emitFile: (name: string) => emitted.push(name),
      getOptions: () => ({
        siteDir: site.siteDir,
        packages: ['react'],
        versions: [],
        isServer,
        sourcesFolder: at('texts'),
        places: { sources: at('texts'), memory: at('memory'), scripts: at('scripts') },
        documented: { '/chips': ['Chip'], '/components/chips': ['Chip'] },
        apiAddress: '/assets/api/',
      }),
    });
  });
  return { code, files, folders, missing, emitted };
}

const exported = (code: string) => code.match(/^export (const|default) \w+/gm);

it('makes one module of the demos of a page', async () => {
  const { code, emitted } = await load('?demos=Tags,Basic');
  expect(exported(code)).toEqual(['export const Tags', 'export const Basic']);
  expect(emitted).toEqual(['sandboxes/docs/chips/Tags.json', 'sandboxes/docs/chips/Basic.json']);
});

describe('a guide whose component can be tried', () => {
  const folder = 'docs/components/chips';
  const data = '.api-reference/default-current/pages/api-docs/chip.json';
  const address =
    /bench":\{"name":"Chip","page":"\/assets\/api\/default-current\/pages\/api-docs\/chip\.[0-9a-f]{8}\.json"\}/g;
  const tried = async (query: string, isServer = false) => {
    const files: string[] = [];
    const missing: string[] = [];
    const { code } = await load(query, isServer, files, missing, folder);
    return { code, files, missing };
  };
  beforeEach(() => {
    write(`${folder}/Basic.tsx`, good('basic'));
    write(`${folder}/Tags.tsx`, good('tags'));
  });

  it('says so at its first demo, in both bundles, and follows what it depends on', async () => {
    write(data, '{}');
    for (const isServer of [true, false]) {
      const { code, files } = await tried('?demos=Tags,Basic', isServer);
      expect(code.match(address)).toHaveLength(1);
      expect(code.search(address)).toBeLessThan(code.indexOf('export const Basic'));
      expect(files).toContain(at(data));
      expect(files.some((file) => file.endsWith('/src/editor/rules/benches.ts'))).toBe(true);
      const needed = files.some((file) => file.endsWith('/project/requiredPackages.ts'));
      expect(needed).toBe(!isServer);
    }
    expect((await tried('?demo')).code).not.toMatch(address);
  });

  it('waits for what is not compiled yet', async () => {
    const { code, missing } = await tried('?demos=Basic');
    expect(code).not.toContain('bench');
    expect(missing).toContain(at(data));
  });

  it('fetches the data as a module on a development server', async () => {
    process.env.NODE_ENV = 'development';
    write(data, '{}');
    const { code } = await tried('?demos=Basic');
    expect(code).toContain(`page: () => import(${JSON.stringify(at(data))})`);
  });
});

it('makes a demo the default export where it stands alone', async () => {
  for (const isServer of [true, false]) {
    const { code } = await load('?demo', isServer);
    expect(exported(code)).toEqual(['export const Basic', 'export default Basic']);
  }
});

it('fetches a demo as a script in a build, and as a module in development', async () => {
  expect((await load('?demo')).code).not.toContain('Basic.tsx');
  process.env.NODE_ENV = 'development';
  expect((await load('?demo')).code).toContain('Basic.tsx');
});

it('has the texts of demos in no bundle of a build', async () => {
  for (const isServer of [true, false]) {
    const { code } = await load('?demos=Basic,Tags', isServer);
    expect(code).not.toMatch(/the basic text|the text of tags/);
  }
  const sources = await load('?demo-sources');
  expect(sources.code).toContain('the basic text');
  expect(sources.emitted).toEqual([]);
});

it('is made anew when any demo of the page changes, or gets a variant', async () => {
  const { files, missing, folders } = await load('?demos=Basic,Tags', true);
  expect(files).toEqual(
    expect.arrayContaining([at('docs/chips/Basic.tsx'), at('docs/chips/Tags.tsx')]),
  );
  expect(missing).toContain(at('docs/chips/Tags.css.tsx'));
  expect(folders).toContain(at('src/demos'));
});

it('names every fault of every demo of the page, and waits for any to be mended', async () => {
  write(
    'docs/chips/Basic.tsx',
    "import { a } from './rows';\nimport './gone';\nenum A {}\nexport default () => a;\n",
  );
  write('docs/chips/rows.ts', 'export namespace A { export const b = 1; }\n');
  write('docs/chips/Tags.tsx', 'export const a = 1;\n');
  write('docs/chips/Tags.css.tsx', "import b from 'lodash';\nexport default b;\n");
  const files: string[] = [];
  const missing: string[] = [];
  await expect(load('?demos=Basic,Tags', false, files, missing)).rejects.toThrow(
    `A demo cannot be built:
docs/chips/Basic.tsx:3:1 declares an enum, which JavaScript does not have; use an object or a union of strings
docs/chips/Basic.tsx:2:8 imports "./gone", which is not there
docs/chips/rows.ts:1:1 declares a namespace with values, which JavaScript does not have; use a module beside the demo
docs/chips/Tags.tsx:1:1 has no default export; export the component that the page shows as default
docs/chips/Tags.css.tsx:1:15 imports "lodash", but package.json does not list lodash among its dependencies`,
  );
  expect(files).toEqual(
    expect.arrayContaining(
      ['rows.ts', 'Tags.tsx', 'Tags.css.tsx'].map((name) => at(`docs/chips/${name}`)),
    ),
  );
  expect(missing).toContain(at('docs/chips/gone.ts'));
});

it('says which demo of the page is bad, and waits for that one to be mended', async () => {
  write('docs/chips/Tags.tsx', 'export const a = 1;\n');
  const files: string[] = [];
  await expect(load('?demos=Basic,Tags', false, files)).rejects.toThrow(
    'docs/chips/Tags.tsx:1:1 has no default export',
  );
  expect(files).toContain(at('docs/chips/Tags.tsx'));
});
