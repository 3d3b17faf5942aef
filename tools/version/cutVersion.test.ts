import fs from 'node:fs';
import path from 'node:path';
import { cutVersion } from './cutVersion';
import { fakeSite, makeSite, readTree } from './siteFixture';
import { Transaction } from './files/transaction';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
const cut = { instance: 'x' as const, version: '8.9.2', dryRun: false };
const moving = { ...cut, next: '9.14.0' };
const read = (file: string) => fs.readFileSync(path.join(made.siteDir, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const fault = (file: string) => ({ file, line: 3, column: 7, message: 'TS2305: No such export.' });

beforeEach(() => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
});
afterEach(() => {
  jest.restoreAllMocks();
  made.remove();
});

describe('a cut', () => {
  beforeEach(() => cutVersion(fake.site, cut));

  it('keeps pages, demos and translations', () => {
    const files = readTree(made.siteDir);
    for (const [file, text] of Object.entries(files)) {
      const kept = file.startsWith('x-docs/')
        ? file.replace('x-docs/', 'x_versioned_docs/version-8.9.2/')
        : file.replace('-docs-x/current/', '-docs-x/version-8.9.2/');
      expect(files[kept]).toBe(text);
    }
    expect(files['x_versioned_docs/version-8.9.2/react-charts/bars/Bars.tsx']).toBeDefined();
    expect(Object.keys(files).some((file) => file.startsWith('versioned_docs/'))).toBe(false);
  });

  it('keeps the tree with badges and titles, and sidebars made from it', () => {
    expect(json('x_versioned_docs/version-8.9.2/_tree.json')).toEqual({
      tree: fake.site.trees.x,
      titles: { zh: { '/x/react-charts/bars': '柱状图' } },
    });
    expect(json('x_versioned_sidebars/version-8.9.2-sidebars.json')).toMatchObject({
      'x-data-grid': [
        {
          label: 'Data Grid',
          customProps: { list: 'x-data-grid', open: true },
          items: [{ type: 'doc', label: 'Overview', customProps: { plan: 'pro' } }],
        },
        { label: 'Charts', customProps: { list: 'x-charts', cut: true } },
      ],
      'x-charts': [
        { label: 'Data Grid', customProps: { list: 'x-data-grid', cut: true } },
        {
          label: 'Charts',
          customProps: { list: 'x-charts', open: true },
          items: [{ type: 'doc', label: 'Bars', customProps: { newFeature: true } }],
        },
      ],
    });
    expect(json('i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2.json')).toMatchObject({
      'sidebar.x-charts.doc./x/react-charts/bars': { message: '柱状图' },
    });
  });

  it('records the version and its libraries, and installs them under aliases', () => {
    expect(read('x_versions.json')).toBe('["8.9.2"]\n');
    expect(json('config/documentedVersions.json')).toMatchObject({
      versions: {
        default: {},
        x: {
          '8.9.2': {
            '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' },
            '@mui/x-data-grid': { version: '8.9.2', alias: '@mui/x-data-grid-8-9-2' },
            '@mui/x-data-grid-pro': { version: '8.9.0', alias: '@mui/x-data-grid-pro-8-9-0' },
          },
        },
      },
    });
    expect(json('package.json').dependencies).toEqual({
      ...made.dependencies,
      '@mui/x-charts-8-9-2': 'npm:@mui/x-charts@8.9.2',
      '@mui/x-data-grid-8-9-2': 'npm:@mui/x-data-grid@8.9.2',
      '@mui/x-data-grid-pro-8-9-0': 'npm:@mui/x-data-grid-pro@8.9.0',
    });
  });

  it('makes the bundler start afresh, and says what was done', () => {
    expect(fs.existsSync(path.join(made.siteDir, 'node_modules/.cache/rspack'))).toBe(false);
    expect(fake.lines.join('\n')).toMatch(
      /3 demos\) → x_versioned_docs\/version-8\.9\.2\/[\s\S]*@mui\/x-charts 8\.9\.2 as[\s\S]*stays at its libraries[\s\S]*Done/,
    );
  });

  it('cannot be made twice', async () => {
    await expect(cutVersion(fake.site, cut)).rejects.toThrow(/was cut before.*version:archive/);
  });
});

describe('generated pages', () => {
  const generatedPage =
    '---\ndescription: "a"\ngenerated: api-reference\n---\n\n<Api of="/x/api/bars" />\n';
  const api = 'api/bars/index.mdx';
  const chinese = 'i18n/zh/docusaurus-plugin-content-docs-x';
  const places = [
    `x-docs/${api}`,
    'x-docs/react-charts/bars/components-api/index.mdx',
    `${chinese}/current/${api}`,
  ];
  const put = (file: string, text: string) => {
    fs.mkdirSync(path.join(made.siteDir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(made.siteDir, file), text);
  };

  beforeEach(() => {
    places.forEach((file) => put(file, generatedPage));
    put('x-docs/api/notes/index.mdx', '---\ndescription: By hand.\n---\n\n[Bars](/x/api/bars/)\n');
    fake.site.trees.x.push({
      pathname: '/x/api-group',
      title: 'APIs',
      children: [
        { pathname: '/x/api/bars', title: 'Bars API' },
        { pathname: '/x/api/notes', title: 'Notes' },
      ],
    });
    const [first, ...others] = fake.site.products;
    fake.site.products = [{ ...first!, roots: [...first!.roots, '/x/api-group'] }, ...others];
  });

  it('stay where they are, and what links to them stays in the version', async () => {
    await cutVersion(fake.site, cut);
    const files = Object.keys(readTree(made.siteDir));
    expect(files).toEqual(expect.arrayContaining(places));
    const kept = files.filter((file) => file.includes('version-8.9.2/'));
    expect(kept.filter((file) => /api/.test(file))).toEqual([
      'x_versioned_docs/version-8.9.2/api/notes/index.mdx',
    ]);
    expect(kept.length).toBeGreaterThan(8);
    expect(fs.existsSync(path.join(made.siteDir, `${chinese}/version-8.9.2/api`))).toBe(false);
    expect(read('x_versioned_docs/version-8.9.2/api/notes/index.mdx')).toContain('(/x/api/bars/)');
    expect(read('x_versioned_docs/version-8.9.2/_tree.json')).toContain('/x/api/bars');
    expect(read('x_versioned_sidebars/version-8.9.2-sidebars.json')).toContain('"Bars API"');
    expect(fake.lines.join('\n')).toMatch(/3 pages of the API reference stay out/);
  });

  it('are no reason not to move on, and are left alone then', async () => {
    fake.world.faults['9.14.0'] = [fault('x-docs/react-data-grid/Pinned.tsx')];
    await cutVersion(fake.site, moving);
    const files = readTree(made.siteDir);
    for (const file of places) expect(files[file]).toBe(generatedPage);
    expect(json('package.json').dependencies).toMatchObject({ '@mui/x-data-grid': '9.14.0' });
    expect(files['x-docs/react-data-grid/Pinned.tsx']).toBeUndefined();
  });
});

describe('a cut that moves on', () => {
  it('installs the next version, and what that needs', async () => {
    await cutVersion(fake.site, moving);
    expect(json('package.json').dependencies).toMatchObject({
      '@mui/x-data-grid': '9.14.0',
      '@mui/x-license': '9.14.0',
      '@mui/material': '7.3.0',
      '@mui/x-data-grid-8-9-2': 'npm:@mui/x-data-grid@8.9.2',
    });
    expect(fake.lines.join('\n')).toMatch(
      /@mui\/material 7\.2\.0 → 7\.3\.0 \(@mui\/x-.* needs \^7\.3\.0\)[\s\S]*All demos compile/,
    );
  });

  it('lists demos that do not compile any more, and leaves them out of the current docs only', async () => {
    fake.world.faults['9.14.0'] = [fault('x-docs/react-data-grid/Pinned.tsx')];
    await cutVersion(fake.site, moving);
    const files = readTree(made.siteDir);
    expect(files['x-docs/react-data-grid/Pinned.tsx']).toBeUndefined();
    expect(files['x-docs/react-data-grid/index.mdx']).toContain(
      '{/* Left out: <Demo name="Pinned" height={400} /> */}',
    );
    expect(json('config/leftOutDemos.json')).toEqual([
      {
        page: 'x-docs/react-data-grid/index.mdx',
        demo: 'Pinned',
        since: '9.14.0',
        faults: ['x-docs/react-data-grid/Pinned.tsx:3:7 TS2305: No such export.'],
      },
    ]);
    const kept = 'x_versioned_docs/version-8.9.2/react-data-grid';
    expect(files[`${kept}/Pinned.tsx`]).toBeDefined();
    expect(files[`${kept}/index.mdx`]).toContain('<Demo name="Pinned"');
    expect(fake.lines.join('\n')).toMatch(
      /1 demos do not compile[\s\S]*x-docs\/react-data-grid\/Pinned\.tsx:3:7 TS2305: No such export/,
    );
  });
});

it('refuses a library that npm would install twice, and takes everything back', async () => {
  const copy = path.join(
    made.siteDir,
    'node_modules/@mui/x-data-grid-pro/node_modules/@mui/x-data-grid',
  );
  fs.mkdirSync(copy, { recursive: true });
  fs.writeFileSync(path.join(copy, 'package.json'), '{"version": "9.13.0"}');
  await expect(cutVersion(fake.site, moving)).rejects.toThrow(
    /@mui\/x-data-grid would be installed twice, as 9\.14\.0 and for @mui\/x-data-grid-pro as 9\.13\.0[\s\S]*Nothing was changed/,
  );
});

it('asks npm before it writes anything, and in a dry run, too', async () => {
  fake.world.uninstallable = 'npm error notarget No matching version';
  const before = readTree(made.siteDir);
  await expect(cutVersion(fake.site, { ...moving, dryRun: true })).rejects.toThrow(/notarget/);
  await expect(cutVersion(fake.site, moving)).rejects.toThrow(/notarget/);
  expect(readTree(made.siteDir)).toEqual(before);
});

describe('demos that do not compile with the next major', () => {
  const file = 'x-docs/react-data-grid/Pinned.tsx';
  const guess = `TS2724: '"@mui/x-data-grid-pro"' has no exported member named 'Thing'. Did you mean 'Part'?`;

  it('are moved on by the codemods of its authors', async () => {
    fake.world.published['@mui/x-codemod'] = ['8.29.3', '9.10.0', '9.13.0'];
    fake.world.faults['9.14.0'] = [fault(file)];
    fake.world.faultyWords[fault(file).message] = 'Thing';
    fake.world.codemod = (source) => source.replaceAll('Thing', 'Part');
    fake.world.codemodProblem = '1 errors';
    await cutVersion(fake.site, moving);
    expect(readTree(made.siteDir)[file]).toContain('<Part />');
    expect(fake.world.calls).toContain(`runCodemods @mui/x-codemod 9.13.0 ${file}`);
    expect(fake.world.calls).toContain(`formatFiles ${file}`);
    expect(fake.lines.join('\n')).toMatch(
      /could not do all:\n1 errors[\s\S]*1 files of demos did not compile[\s\S]*Pinned\.tsx: by the codemods[\s\S]*All demos compile/,
    );
    expect(json('config/leftOutDemos.json')).toEqual([]);
  });

  it('may be longer afterwards than a demo may be, until somebody shortens them', async () => {
    fake.world.published['@mui/x-codemod'] = ['9.13.0'];
    fake.world.faults['9.14.0'] = [fault(file)];
    fake.world.faultyWords[fault(file).message] = 'Thing';
    fake.world.codemod = (source) =>
      `${source.replaceAll('Thing', 'Part')}${'// A line.\n'.repeat(60)}`;
    await cutVersion(fake.site, moving);
    expect(json('config/longDemos.json')).toEqual([file]);
    expect(fake.lines.join('\n')).toMatch(/1 of them are longer now than a demo may be/);
  });

  it('get the names that the compiler guesses, where they compile with them', async () => {
    fake.world.faults['9.14.0'] = [{ file, line: 1, column: 10, message: guess }];
    fake.world.faultyWords[guess] = 'Thing';
    await cutVersion(fake.site, moving);
    expect(readTree(made.siteDir)[file]).toContain(`import { Part } from`);
    expect(fake.lines.join('\n')).toMatch(/Pinned\.tsx: Thing → Part/);
  });

  it('are as they were where a guess does not help, and are left out', async () => {
    fake.world.faults['9.14.0'] = [
      {
        file: 'x-docs/react-data-grid/rows.ts',
        line: 1,
        column: 14,
        message: guess.replace('Thing', 'rows'),
      },
    ];
    await cutVersion(fake.site, moving);
    const files = readTree(made.siteDir);
    expect(files['x-docs/react-data-grid/rows.ts']).toBeUndefined();
    expect(files['x_versioned_docs/version-8.9.2/react-data-grid/rows.ts']).toBe(
      'export const rows = [];\n',
    );
    expect(fake.lines.join('\n')).toMatch(/2 demos do not compile/);
  });
});

describe('a refusal', () => {
  const world = () => fake.world;
  const refusals: [string, () => void, RegExp][] = [
    ['an unclean tree', () => world().changed.push('README.md'), /not clean \(README\.md\)/],
    [
      'a demo that does not compile',
      () => (world().faults['8.9.2'] = [fault('x-docs/react-charts/bars/Bars.tsx')]),
      /Demos do not compile[\s\S]*Bars\.tsx:3:7 TS2305[\s\S]*Mend them/,
    ],
    [
      'an invalid tree',
      () => fake.site.trees.x.push({ pathname: '/x/react-charts/bars', title: 'Again' }),
      /The page tree has 1 problem[\s\S]*Duplicate path/,
    ],
    [
      'a folder in the way',
      () =>
        fs.mkdirSync(path.join(made.siteDir, 'x_versioned_docs/version-8.9.2'), {
          recursive: true,
        }),
      /x_versioned_docs\/version-8\.9\.2 is there, but no list names/,
    ],
    [
      'a version that was archived',
      () =>
        fs.writeFileSync(
          path.join(made.siteDir, 'config/documentedVersions.json'),
          JSON.stringify({
            versions: { default: {}, x: {} },
            archived: [
              { instance: 'x', version: '8.9.2', href: 'https://v8.example.org/', pages: [] },
            ],
          }),
        ),
      /was cut and archived before.*Remove its entry/,
    ],
    [
      'an unpublished next version',
      () => (world().published['@mui/x-data-grid'] = ['8.9.2']),
      /@mui\/x-data-grid 9\.14\.0 is not published/,
    ],
  ];

  it.each(refusals)('of %s writes nothing', async (_name, prepare, message) => {
    prepare();
    const before = readTree(made.siteDir);
    await expect(cutVersion(fake.site, moving)).rejects.toThrow(message);
    expect(readTree(made.siteDir)).toEqual(before);
    expect(world().calls.some((call) => call.startsWith('install'))).toBe(false);
  });

  it('of a version that the docs do not document', async () => {
    await expect(cutVersion(fake.site, { ...cut, version: '8.9.3' })).rejects.toThrow(
      /that of @mui\/x-data-grid 8\.9\.2, not of 8\.9\.3.*Cut 8\.9\.2/,
    );
  });

  it('counts faults of the other instance for nothing', async () => {
    fake.world.faults['8.9.2'] = [fault('docs/a/index.mdx')];
    await expect(cutVersion(fake.site, cut)).resolves.toBeUndefined();
  });
});

it('writes nothing in a dry run, and says what it would do', async () => {
  const before = readTree(made.siteDir);
  await cutVersion(fake.site, { ...moving, dryRun: true });
  expect(readTree(made.siteDir)).toEqual(before);
  expect(fake.lines.join('\n')).toMatch(
    /@mui\/x-charts 8\.9\.2 as @mui\/x-charts-8-9-2[\s\S]*8\.9\.2 → 9\.14\.0[\s\S]*dry run: nothing was written/,
  );
  expect(fake.world.calls.some((call) => call.startsWith('install'))).toBe(false);
  expect(fake.lines).toContain('All demos compile with these.');
  expect(fake.world.calls.at(-1)).toBe('cutApart x 8.9.2 --next 9.14.0');
});

it('says in a dry run which demos would go, by a cut in a copy with the same options', async () => {
  const faults = ['x-docs/react-charts/bars/Bars.tsx:3:1 TS2305: Gone.'];
  fake.world.leftOutApart = [
    { page: 'x-docs/react-charts/bars/index.mdx', demo: 'Bars', since: '9.14.0', faults },
  ];
  await cutVersion(fake.site, {
    ...moving,
    renames: { Old: 'New', a: 'b' },
    overrides: { rollup: '4.67.4' },
    freeze: true,
    dryRun: true,
  });
  expect(fake.world.calls.at(-1)).toBe(
    'cutApart x 8.9.2 --next 9.14.0 --rename Old=New,a=b --override rollup@4.67.4',
  );
  expect(fake.lines.join('\n')).toMatch(
    /1 demos do not compile with these[^\n]*\n {2}x-docs\/react-charts\/bars\/Bars\.tsx\n {4}x-docs\/react-charts\/bars\/Bars\.tsx:3:1 TS2305: Gone\./,
  );
  expect(fake.lines.join('\n')).toContain('  rollup is 4.67.4 for every package');
});

it('tries nothing in a copy where the docs stay at their libraries', async () => {
  await cutVersion(fake.site, { ...cut, dryRun: true });
  expect(fake.world.calls.some((call) => call.startsWith('cutApart'))).toBe(false);
});

it('lays down versions that the next libraries need, and npm is asked with them', async () => {
  await cutVersion(fake.site, { ...moving, overrides: { rollup: '4.67.4' } });
  expect(fake.world.calls.find((call) => call.startsWith('tryInstall'))).toContain(
    '(rollup@4.67.4)',
  );
  expect(json('package.json')).toMatchObject({
    overrides: { rollup: '4.67.4' },
    '//overrides': { rollup: 'The move to @mui/x-data-grid 9.14.0 asked for it.' },
  });
});

it('lists the API pages that the next version has nothing for', async () => {
  fake.world.absent = ['/x/api/charts/chart-container'];
  await cutVersion(fake.site, moving);
  expect(json('config/absentApi.json')).toEqual(['/x/api/charts/chart-container']);
  expect(fake.lines.join('\n')).toContain('  /x/api/charts/chart-container');
});

describe('a failure', () => {
  it.each(['install'] as const)('of %s leaves everything as it was', async (name) => {
    fake.world.failing = name;
    const before = readTree(made.siteDir);
    await expect(cutVersion(fake.site, moving)).rejects.toThrow(
      /install broke\nNothing was changed: every step was taken back/,
    );
    const after = readTree(made.siteDir);
    const withoutModules = (files: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(files).filter(([file]) => !file.startsWith('node_modules')),
      );
    expect(withoutModules(after)).toEqual(withoutModules(before));
    expect(fake.world.calls.at(-1)).toBe('installFromLockfile');
  });

  it('of the second type check takes the installation back too', async () => {
    fake.world.faults['9.14.0'] = [
      fault('src/demos/mounting/DemoRoot.tsx'),
      fault('docs/a/index.mdx'),
    ];
    fs.mkdirSync(path.join(made.siteDir, 'src/demos'), { recursive: true });
    const before = json('package.json');
    await expect(cutVersion(fake.site, moving)).rejects.toThrow(
      /docs\/a\/index\.mdx:3:7[\s\S]*Nothing was changed/,
    );
    expect(json('package.json')).toEqual(before);
    expect(fs.existsSync(path.join(made.siteDir, 'x_versioned_docs'))).toBe(false);
    expect(fake.world.calls.at(-1)).toBe('installFromLockfile');
  });

  it('at any change of a file leaves everything as it was', async () => {
    fake.world.faults['9.14.0'] = [fault('x-docs/react-data-grid/Pinned.tsx')];
    const before = readTree(made.siteDir);
    let changes = 0;
    for (let failAt = 1; failAt < 100; failAt += 1) {
      let count = 0;
      const maybeFail = () => {
        count += 1;
        if (count === failAt) throw new Error(`Change ${failAt} failed`);
      };
      const methods = (['write', 'copyFolder', 'remove', 'keep'] as const).map((name) => {
        const original = Transaction.prototype[name] as (...args: unknown[]) => void;
        return jest.spyOn(Transaction.prototype, name).mockImplementation(function (
          this: Transaction,
          ...args: unknown[]
        ) {
          maybeFail();
          original.apply(this, args);
        });
      });
      const failed = await cutVersion(fake.site, moving).then(
        () => false,
        (error: Error) => /^(Change|A change).*failed/.test(error.message) || Promise.reject(error),
      );
      methods.forEach((method) => method.mockRestore());
      if (!failed) break;
      changes = failAt;
      const after = readTree(made.siteDir);
      for (const file of Object.keys(after)) {
        if (file.startsWith('node_modules/')) delete after[file];
      }
      expect(after).toEqual(
        Object.fromEntries(
          Object.entries(before).filter(([file]) => !file.startsWith('node_modules/')),
        ),
      );
    }
    expect(changes).toBeGreaterThan(10);
    expect(fs.existsSync(path.join(made.siteDir, 'x_versions.json'))).toBe(true);
  });
});

describe('with --freeze', () => {
  it('freezes the version when it is cut', async () => {
    await cutVersion(fake.site, { ...cut, freeze: true });
    expect(fake.world.calls.at(-1)).toBe('freezeApart x 8.9.2');
    expect(fake.lines.at(-1)).toBe('Digest: 1a2b');
  });

  it('stays cut where that fails, and says how to go on', async () => {
    fake.world.failing = 'freezeApart';
    await expect(cutVersion(fake.site, { ...cut, freeze: true })).rejects.toThrow(
      /The version is cut.*freezeApart broke\nTo freeze it later, commit and run npm run version:freeze -- x 8\.9\.2/,
    );
    expect(fs.existsSync(path.join(made.siteDir, 'x_versions.json'))).toBe(true);
  });

  it('says so in a dry run, and does not', async () => {
    await cutVersion(fake.site, { ...cut, freeze: true, dryRun: true });
    expect(fake.lines.join('\n')).toMatch(/Then the version is frozen/);
    expect(fake.world.calls).not.toContain('freezeApart x 8.9.2');
  });
});
