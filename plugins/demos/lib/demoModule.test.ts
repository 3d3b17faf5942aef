import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DemoModule } from '../../../src/demos/mounting/DemoModule';
import type { VerifiedDemo } from '../../../src/demos/rules/types';
import { runModule } from '../../support/runModule';
import {
  browserModule,
  developmentModule,
  hydrates,
  serverModule,
  sourcesModule,
  type DemoFacts,
} from './demoModule';
import { keepSources } from './keepSources';

const basic: DemoFacts = {
  file: '/site/docs/a/Basic.tsx',
  id: 'docs/a/Basic',
  name: 'Basic',
  styles: [],
  previewLines: { system: 3 },
  hydrates: true,
  showsTexts: false,
  fingerprint: 'abc',
  sourcesKey: 'k1',
  api: '<li>"Chip"</li>',
};
const styled: DemoFacts = {
  ...basic,
  file: '/site/docs/a/Styled.tsx',
  id: 'docs/a/Styled',
  name: 'Styled',
  styles: ['css', 'tailwind'],
  previewLines: { system: 3, css: 5, tailwind: 0 },
  hydrates: true,
  showsTexts: false,
  fingerprint: 'def',
  utilities: '/site/docs/a/Basic.tailwind.tsx?demo-sheet',
};

type Ask = (request: string) => unknown;

/** Runs a module with the bundler's ways to get others: what it exports. */
const run = <Exported extends object = Record<string, DemoModule>>(
  source: string,
  ask: Ask,
  askNode?: Ask,
) => runModule<Exported>(source, ask, askNode);

/** What a bundle has to know of a demo before anybody needs it. */
const known = ({ id, name, styles, previewLines, hydrates: isTakenOver }: DemoFacts) => ({
  id,
  name,
  styles,
  previewLines,
  hydrates: isTakenOver,
});

describe('on the server', () => {
  let site: string;
  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-module-'));
  });
  afterEach(() => fs.rmSync(site, { recursive: true }));

  const places = () => ({
    sources: path.join(site, 'texts'),
    memory: path.join(site, 'memory'),
    scripts: path.join(site, 'scripts'),
    thread: path.resolve(__dirname, '../restThread.cjs'),
  });

  /** A page's demos as the bundle has them, and which scripts they ask for when they are rendered. */
  function bundled(...demos: DemoFacts[]) {
    const asked: string[] = [];
    const rendered: string[] = [];
    const scripts: Record<string, unknown> = {
      'render.js': {
        renderDemo: (text: string, id: string) => {
          rendered.push(id);
          const html = text === 'basic' || text === 'styled' ? `<b>${text}</b>` : '<svg></svg>';
          return { html, compactHtml: null, themeCss: '', styles: [] };
        },
      },
      'docs/a.js': {
        Basic: () => 'basic',
        Styled: () => 'styled',
        Chart: () => 'chart',
        Box: () => 'box',
      },
    };
    const page = run(serverModule(demos, places()), require, (request) => {
      const script = path.relative(places().scripts, request);
      asked.push(script);
      return scripts[script];
    });
    return { page, asked, rendered };
  }

  it('names the stylings and the height of the preview in each', () => {
    const { page } = bundled(basic, styled);
    expect(Object.keys(page)).toEqual(['Basic', 'Styled']);
    expect(page.Basic).toMatchObject(known(basic));
    expect(page.Styled).toMatchObject(known(styled));
  });

  it('renders the system styling by the scripts of the page, and does not touch them before', () => {
    const { page, asked, rendered } = bundled(basic, styled);
    expect(asked).toEqual([]);
    expect(page.Styled?.prerender?.(new Set())).toContain('<b>styled</b>');
    expect(rendered).toEqual(['docs/a/Styled']);
    expect(asked).toEqual(['render.js', 'docs/a.js']);
  });

  it('lets a demo come to rest in a window that cannot be taken over, or that a server renders blank', () => {
    fs.mkdirSync(path.join(places().scripts, 'docs'), { recursive: true });
    fs.writeFileSync(
      path.join(places().scripts, 'rest.js'),
      `exports.restDemo = async (text, id) => ({ html: text && '<i>' + text + ' ' + id + '</i>', compactHtml: null, themeCss: '', styles: [] });`,
    );
    fs.writeFileSync(
      path.join(places().scripts, 'docs/a.js'),
      `exports.Grid = () => 'grid'; exports.Chart = () => 'rest'; exports.Box = () => '';`,
    );
    const chart = { ...basic, id: 'docs/a/Chart', name: 'Chart', fingerprint: 'chart' };
    const grid = {
      ...basic,
      id: 'docs/a/Grid',
      name: 'Grid',
      fingerprint: 'grid',
      hydrates: false,
    };
    const box = { ...basic, id: 'docs/a/Box', name: 'Box', fingerprint: 'box' };
    const { page, rendered } = bundled(basic, chart, grid, box);
    expect(page.Basic?.prerender?.(new Set())).toContain('<b>basic</b>');
    expect(page.Chart?.prerender?.(new Set())).toContain('<i>rest docs/a/Chart</i>');
    expect(page.Grid?.prerender?.(new Set())).toContain('<i>grid docs/a/Grid</i>');
    // What is blank there too remains what can be taken over.
    expect(page.Box?.prerender?.(new Set())).toContain('<svg></svg>');
    // Of the grid, a server renders nothing.
    expect(rendered).toEqual(['docs/a/Basic', 'docs/a/Chart', 'docs/a/Box']);
  });

  it('asks for a demo only when its HTML is not remembered', () => {
    bundled(basic).page.Basic?.prerender?.(new Set());
    const again = bundled(basic);
    expect(again.page.Basic?.prerender?.(new Set())).toContain('<b>basic</b>');
    expect(again.asked).toEqual([]);
    const changed = bundled({ ...basic, fingerprint: 'other' });
    changed.page.Basic?.prerender?.(new Set());
    expect(changed.rendered).toEqual(['docs/a/Basic']);
  });

  it('finds the texts outside the bundle, and shows them with the API that the demo touches', async () => {
    const place = { folder: places().sources, id: basic.id };
    const source = 'export default function Basic() {\n  return <b>only here</b>;\n}\n';
    const files = { system: [{ name: 'Basic.tsx', source }] };
    const { key } = await keepSources(place, files, 'salt');
    const facts = { ...basic, sourcesKey: key };
    expect(serverModule([facts], places())).not.toContain('only here');
    const options = {
      className: 'api',
      label: 'API',
      baseUrl: '/',
      describeVerified: ({ packages, browser }: VerifiedDemo) => `${packages}, ${browser}`,
    };
    const shown = bundled(facts).page.Basic?.showSources?.(options);
    expect(shown?.files).toContain('only here');
    expect(shown?.files).toContain('"Chip"');
    expect(shown?.files).not.toContain('Chromium');
    const verified = { packages: '@mui/material 7.2.0', browser: 'Chromium 147' };
    const said = bundled({ ...facts, verified }).page.Basic?.showSources?.(options);
    expect(said?.files).toBe(
      `${shown?.files}<p class="demo-file">@mui/material 7.2.0, Chromium 147</p>`,
    );
  });
});

describe("in a build's browser", () => {
  const scripts = { system: ['runtime.js', 'mount.js', 'docs/a.js'] };

  it('says which scripts bring a demo of the page, and fetches nothing', () => {
    const asked: string[] = [];
    const page = run(browserModule([basic, styled]), (request) => {
      asked.push(request);
      return { __esModule: true, default: scripts };
    });
    expect(page).toEqual({
      Basic: { ...known(basic), scripts },
      Styled: { ...known(styled), scripts },
    });
    expect(asked).toEqual(['@generated/demos/default/docs/a.json']);
  });

  it('knows the address of what is known of a component that can be tried, and no file', () => {
    const bench = {
      name: 'Chip',
      file: '/site/data/chip.json',
      address: '/assets/api/chip.1.json',
    };
    const code = browserModule([{ ...basic, bench }, styled]);
    const page = run(code, () => ({ __esModule: true, default: scripts }));
    expect(page.Basic?.bench).toEqual({ name: 'Chip', page: '/assets/api/chip.1.json' });
    expect(page.Styled).not.toHaveProperty('bench');
    expect(code).not.toContain('/site/data');
  });

  it('carries neither demos nor what only the server needs of them', () => {
    const code = browserModule([basic, styled]);
    expect(code).not.toMatch(/\.tsx|Chip|k1|abc|import\(/);
  });
});

describe('on a development server', () => {
  /** Runs the module with modules that are what they are called: the page, what was fetched, and whose sheets were raised. */
  function served(...demos: DemoFacts[]) {
    const fetched: string[] = [];
    const raised: string[] = [];
    const page = run(developmentModule(demos), (request) => {
      if (request.endsWith('/demoSheets')) {
        return { raiseSheets: (folder: string) => raised.push(folder) };
      }
      if (request.endsWith('/mountDemo')) return { mountDemo: 'mount' };
      fetched.push(request);
      return { __esModule: true, default: request, show: request };
    });
    return { page, fetched, raised };
  }

  it('knows as much of a demo as a build does, and fetches nothing yet', () => {
    const { page, fetched } = served(basic, styled);
    expect(page.Basic).toMatchObject(known(basic));
    expect(page.Styled).toMatchObject(known(styled));
    expect(fetched).toEqual([]);
  });

  it('fetches what is known of a component that can be tried, when it is tried', async () => {
    const bench = {
      name: 'Chip',
      file: '/site/data/chip.json',
      address: '/assets/api/chip.1.json',
    };
    const { page, fetched } = served({ ...basic, bench });
    const tried = page.Basic?.bench;
    expect(tried).toEqual({ name: 'Chip', page: expect.any(Function) as unknown });
    expect(fetched).toEqual([]);
    await expect((tried?.page as () => Promise<unknown>)()).resolves.toBe('/site/data/chip.json');
  });

  it.each([
    ['system', '/site/docs/a/Styled.tsx', [], []],
    ['css', '/site/docs/a/Styled.css.tsx', [], ['docs/a']],
    ['tailwind', '/site/docs/a/Styled.tailwind.tsx', [styled.utilities], ['docs/a']],
  ] as const)('fetches in %s what that needs', async (style, component, sheets, folders) => {
    const { page, fetched, raised } = served(basic, styled);
    await expect(page.Styled?.load?.(style)).resolves.toEqual({
      mountDemo: 'mount',
      Component: component,
    });
    expect(fetched).toEqual([component, ...sheets]);
    expect(raised).toEqual(folders);
  });

  it.each([
    ['tailwind', '/site/docs/a/Styled.tsx'],
    ['css', '/site/docs/a/Styled.css.tsx'],
  ] as const)(
    'fetches the system demo where the wanted one is missing: %s',
    async (style, file) => {
      const { page, fetched } = served({ ...styled, styles: ['css'], utilities: undefined });
      await page.Styled?.load?.(style);
      expect(fetched).toEqual([file]);
    },
  );

  it('fetches the texts, which no HTML carries there, as a module', async () => {
    const { page, fetched } = served(basic, styled);
    await expect(page.Basic?.loadSources?.()).resolves.toBe('/site/docs/a/Basic.tsx?demo-sources');
    expect(fetched).toEqual(['/site/docs/a/Basic.tsx?demo-sources']);
    const { show } = run<{ show: (options: unknown) => unknown }>(
      sourcesModule({ system: { preview: null, files: [] }, api: 'a' }),
      () => ({ shownSources: (...given: unknown[]) => given }),
    );
    expect(show('options')).toEqual([
      { system: { preview: null, files: [] }, api: 'a' },
      'options',
    ]);
  });

  it("keeps a page's demos in one file and their texts in another", () => {
    const code = developmentModule([basic, styled]);
    const chunks = [...code.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, chunk]) => chunk);
    expect(new Set(chunks)).toEqual(new Set(['demos-docs-a', 'sources-docs-a']));
  });
});

it.each([
  [['react', '@mui/material/Button'], true],
  [['@mui/x-data-grid'], false],
  [['@mui/x-data-grid-premium/locales'], false],
  [['@mui/x-date-pickers/DatePicker', '@mui/x-charts'], true],
])('%j hydrates: %s', (imports, expected) => {
  expect(hydrates(imports)).toBe(expected);
});
