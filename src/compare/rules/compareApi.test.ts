import Ajv2020 from 'ajv/dist/2020';
import { timelines } from '../../../config/timelines';
import type { ChangeNote, ServedHistory } from '../../history/rules/servedHistory';
import type { RowStates } from '../../history/rules/types';
import { compareApi, countChanges } from './compareApi';
import { comparisonMarkdown } from './comparisonMarkdown';
import { comparisonSchema } from './comparisonSchema';
import { comparisonWords } from './comparisonWords';
import { comparisonFile, publicComparison } from './publicComparison';

const bar = '/x/api/charts/bar-chart';
const history: ServedHistory = {
  product: 'x-charts',
  name: 'Charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.1.0', '8.2.0'],
  pages: {
    [bar]: {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:legend': [
          [0, { type: 'Legend', about: 'aaaaaaaa' }],
          [1, null],
        ],
        'prop:hideLegend': [[1, { type: 'boolean', about: 'bbbbbbbb' }]],
        'prop:oldName': [
          [0, { type: 'A', about: 'cccccccc' }],
          [1, null],
        ],
        'prop:newName': [[1, { type: 'A', about: 'cccccccc' }]],
        'prop:margin': [
          [0, { type: 'number', default: '5' }],
          [1, { type: 'number | Margin', default: '20' }],
          [2, { type: 'number | Margin', default: '20', deprecated: 'Use `space`.' }],
        ],
        'prop:series': [
          [0, { type: 'S[]' }],
          [2, { type: 'S[]', required: true }],
        ],
        'prop:brief': [
          [1, { type: 'B' }],
          [2, null],
        ],
        'slot:bar': [[3, {}]],
        'prop:said': [
          [0, { type: 'C', default: '1' }],
          [1, { type: 'D' }],
        ],
      },
    },
    '/x/api/charts/new-chart': {
      kind: 'component',
      name: 'NewChart',
      plan: 'pro',
      from: 2,
      rows: {},
    },
    '/x/api/charts/old-chart': { kind: 'component', name: 'OldChart', deprecated: 2, rows: {} },
  },
  exports: {
    Voronoi: { kind: 'component', library: '@mui/x-charts', to: 1 },
    useNew: { kind: 'hook', library: '@mui/x-charts', from: 2 },
  },
  notes: {
    [bar]: {
      'prop:margin@1': { log: 'Change `margin` <b> (#1)', guide: '/x/migration/charts/#margin' },
      'slot:bar@3': { log: 'Add slot `bar` (#2)' },
    },
  },
};

const rowsOf = (from: string, to: string) =>
  compareApi(history, from, to, bar).pages.flatMap(({ rows }) =>
    rows.map(({ kind, key, version }) => `${kind} ${key} ${version}`),
  );

it('says what was added, removed, renamed and changed, and when', () => {
  expect(rowsOf('7.29.1', '8.0.0')).toEqual([
    'removed prop:legend 8.0.0',
    'renamed prop:newName 8.0.0',
    'retyped prop:margin 8.0.0',
    'retyped prop:said 8.0.0',
    'redefaulted prop:margin 8.0.0',
    'added prop:brief 8.0.0',
    'added prop:hideLegend 8.0.0',
  ]);
  expect(rowsOf('8.0.0', '8.1.0')).toEqual([
    'removed prop:brief 8.1.0',
    'required prop:series 8.1.0',
    'deprecated prop:margin 8.1.0',
  ]);
  expect(rowsOf('8.1.0', '8.2.0')).toEqual(['added slot:bar 8.2.0']);
  expect(rowsOf('8.2.0', '8.2.0')).toEqual([]);
});

it('leaves out what came and went in between', () => {
  expect(rowsOf('7.29.1', '8.2.0').filter((row) => row.includes('brief'))).toEqual([]);
});

it('says which pages and exports came, went or are deprecated, with what else is known', () => {
  const { pages, exports } = compareApi(history, '7.29.1', '8.2.0');
  expect(pages.map(({ name, status, version }) => [name, status, version])).toEqual([
    ['BarChart', undefined, undefined],
    ['NewChart', 'added', '8.1.0'],
    ['OldChart', 'deprecated', '8.1.0'],
  ]);
  expect(exports.map(({ name, status, version }) => [name, status, version])).toEqual([
    ['useNew', 'added', '8.1.0'],
    ['Voronoi', 'removed', '8.0.0'],
  ]);
  expect(pages[0]!.rows.find(({ key }) => key === 'slot:bar')!.note).toEqual({
    log: 'Add slot `bar` (#2)',
  });
  expect(countChanges(compareApi(history, '7.29.1', '8.2.0'))).toMatchObject({
    added: 4,
    removed: 2,
    renamed: 1,
    deprecated: 2,
  });
});

it('says of a page that came and is deprecated by now both', () => {
  const passing = '/x/api/charts/passing-chart';
  const { pages } = history;
  const own = (deprecated: number): ServedHistory => ({
    ...history,
    pages: {
      ...pages,
      [passing]: { kind: 'component', name: 'PassingChart', from: 1, deprecated, rows: {} },
    },
  });
  const comparison = compareApi(own(2), '7.29.1', '8.1.0', passing);
  expect(comparison.pages).toEqual([
    expect.objectContaining({ status: 'added', version: '8.0.0', deprecated: '8.1.0' }),
  ]);
  expect(countChanges(comparison)).toMatchObject({ added: 1, deprecated: 1 });
  const shared = publicComparison(comparison, 'https://docs.example/');
  expect(comparisonMarkdown(shared, 'Charts', comparisonWords({}))).toContain(
    'New in 8.0.0. Deprecated in 8.1.0.',
  );
  expect(compareApi(own(3), '7.29.1', '8.1.0', passing).pages[0]).not.toHaveProperty('deprecated');
});

it('narrows to a page that no product has as to any other', () => {
  const { only, pages } = compareApi(history, '7.29.1', '8.2.0', 'constructor');
  expect(only).toEqual({ pathname: 'constructor', name: 'constructor' });
  expect(pages).toEqual([]);
});

it('composes: what changes in two steps changes in one, unless it is taken back', () => {
  const of = (from: string, to: string) =>
    new Set(rowsOf(from, to).map((row) => row.replace(/ \S+$/, '')));
  const steps = new Set([
    ...of('7.29.1', '8.0.0'),
    ...of('8.0.0', '8.1.0'),
    ...of('8.1.0', '8.2.0'),
  ]);
  for (const one of of('7.29.1', '8.2.0')) expect(steps).toContain(one);
});

describe('where more than one thing happened to a row', () => {
  const cut = 'React.DOMAttributes<HTMLElement> & { className?: …';
  const changesOf = (states: RowStates, notes: Record<string, ChangeNote> = {}, from = '7.29.1') =>
    compareApi(
      {
        ...history,
        pages: { [bar]: { kind: 'component', name: 'BarChart', rows: { 'prop:a': states } } },
        notes: { [bar]: notes },
      },
      from,
      '8.2.0',
      bar,
    ).pages.flatMap(({ rows }) => rows);
  const said = (states: RowStates, from?: string) =>
    changesOf(states, {}, from).map(({ kind, version }) => `${kind} ${version}`);

  it('says of each change the version in which that one happened', () => {
    expect(
      said([
        [0, { type: 'A', default: '1' }],
        [1, { type: 'B', default: '1' }],
        [2, { type: 'B', default: '2', required: true }],
        [3, { type: 'B', default: '2', required: true, deprecated: 'Use b.' }],
      ]),
    ).toEqual(['required 8.1.0', 'retyped 8.0.0', 'redefaulted 8.1.0', 'deprecated 8.2.0']);
  });

  it('says when a row came, not when it changed after that, and that it is deprecated by now', () => {
    const states: RowStates = [
      [1, { type: 'A' }],
      [2, { type: 'B' }],
      [3, { type: 'B', deprecated: 'Use b.' }],
    ];
    expect(changesOf(states)).toEqual([
      { kind: 'deprecated', key: 'prop:a', after: 'Use b.', version: '8.2.0' },
      { kind: 'added', key: 'prop:a', after: 'B', version: '8.0.0' },
    ]);
    expect(said([[1, { type: 'A', deprecated: '' }]])).toEqual(['deprecated 8.0.0', 'added 8.0.0']);
  });

  it('takes the last time that a row came, and passes over where it was not there', () => {
    expect(
      said([
        [1, { type: 'A' }],
        [2, null],
        [3, { type: 'A' }],
      ]),
    ).toEqual(['added 8.2.0']);
    expect(
      said([
        [0, { type: 'A', default: '1' }],
        [1, { type: 'B', default: '2' }],
        [2, null],
        [3, { type: 'B' }],
      ]),
    ).toEqual(['retyped 8.0.0']);
    expect(
      said([
        [0, { type: 'A', default: '1' }],
        [1, { type: 'A', default: '2' }],
        [2, { type: 'B' }],
        [3, { type: 'C', default: '2' }],
      ]),
    ).toEqual(['retyped 8.2.0', 'redefaulted 8.0.0']);
  });

  it('adds what the changelog and the guide say of that version', () => {
    const note = { guide: '/x/migration/charts/#a' };
    const states: RowStates = [
      [1, { type: 'A' }],
      [3, { type: 'B' }],
    ];
    expect(changesOf(states, { 'prop:a@1': note, 'prop:a@3': { log: 'Retype' } })).toEqual([
      { kind: 'added', key: 'prop:a', after: 'B', version: '8.0.0', note },
    ]);
  });

  it('sees that a type became another one where both texts are cut before they differ', () => {
    const states: RowStates = [
      [0, { type: cut, about: 'aaaaaaaa' }],
      [2, { type: cut, about: 'bbbbbbbb' }],
      [3, { type: cut, deprecated: '' }],
    ];
    expect(changesOf(states)).toEqual([
      { kind: 'retyped', key: 'prop:a', after: cut, version: '8.1.0' },
      { kind: 'deprecated', key: 'prop:a', version: '8.2.0' },
    ]);
    // It happened before, or is unknown: the row was not there in between.
    expect(said(states, '8.1.0')).toEqual(['deprecated 8.2.0']);
    expect(
      said([
        [0, { type: cut }],
        [1, null],
        [2, { type: cut }],
      ]),
    ).toEqual([]);
  });

  it('says of a new name when the old one went or the new one came, whichever was later, and that it is deprecated', () => {
    const rows = {
      'prop:a': [
        [0, { type: 'A', about: 'aaaaaaaa' }],
        [2, null],
      ],
      'prop:b': [
        [1, { type: 'A', about: 'aaaaaaaa' }],
        [3, { type: 'A', about: 'aaaaaaaa', deprecated: 'Use c.' }],
      ],
    } satisfies Record<string, RowStates>;
    const pages = { [bar]: { kind: 'component', name: 'BarChart', rows } } as const;
    const note = { log: 'Rename' };
    const notes = { [bar]: { 'prop:b@1': note } };
    const [page] = compareApi({ ...history, pages, notes }, '7.29.1', '8.2.0', bar).pages;
    expect(page!.rows).toEqual([
      {
        kind: 'renamed',
        key: 'prop:b',
        from: 'prop:a',
        before: 'a',
        after: 'b',
        version: '8.1.0',
        note,
      },
      { kind: 'deprecated', key: 'prop:b', after: 'Use c.', version: '8.2.0' },
    ]);
  });
});

it.each(timelines)('tells of $product each change as the two releases around it do', (timeline) => {
  const whole: ServedHistory = { ...timeline, name: '', notes: {} };
  const { versions } = whole;
  const keysOf = (from: string, to: string) =>
    compareApi(whole, from, to).pages.flatMap(({ pathname, rows }) =>
      rows.map((row) => [`${pathname} ${row.kind} ${row.key}`, row.version] as const),
    );
  const last = new Map(versions.slice(1).flatMap((to, at) => keysOf(versions[at]!, to)));
  const all = keysOf(versions[0]!, versions.at(-1)!);
  // What went and came back as something else is no change of two releases.
  const other = all.filter(([key, version]) => version !== (last.get(key) ?? version));
  expect(other).toEqual([]);
});

it('refuses versions that it does not know, and the wrong order', () => {
  expect(() => compareApi(history, '8.0.5', '8.2.0')).toThrow(
    'The history of x-charts has no version 8.0.5; it has 7.29.1, 8.0.0, 8.1.0, 8.2.0.',
  );
  expect(() => compareApi(history, '8.2.0', '8.0.0')).toThrow('8.2.0 comes after 8.0.0');
});

describe('for others', () => {
  const shown = publicComparison(compareApi(history, '7.29.1', '8.2.0'), 'https://docs.example/');

  it('is as its schema says, and the schema refuses something else', () => {
    const ajv = new Ajv2020({ allErrors: true, formats: { uri: /^https:\/\// } });
    const validate = ajv.compile(comparisonSchema);
    expect(validate(shown) || validate.errors).toBe(true);
    const part = publicComparison(
      compareApi(history, '7.29.1', '8.2.0', bar),
      'https://docs.example/',
    );
    expect(part.page).toBe(`https://docs.example${bar}/`);
    expect(validate(part) || validate.errors).toBe(true);
    expect(validate({ ...shown, from: 'x' })).toBe(false);
    expect(validate({ ...shown, more: 1 })).toBe(false);
    expect(comparisonFile(shown)).toBe('compare/x-charts/7.29.1..8.2.0');
  });

  it('is Markdown with links to rows, and nothing of the changelog that would be markup', () => {
    const text = comparisonMarkdown(shown, 'Charts', comparisonWords({}));
    expect(text).toContain('# Charts: API from 7.29.1 to 8.2.0');
    expect(text).toContain('## [BarChart](https://docs.example/x/api/charts/bar-chart/)');
    expect(text).toContain('- Removed: `legend` (prop, 8.0.0) `Legend`');
    expect(text).toContain(
      '- Renamed: [`oldName → newName`](https://docs.example/x/api/charts/bar-chart/#prop-newName) (prop, 8.0.0)',
    );
    expect(text).toContain('(slot, 8.2.0)\n  Changelog: Add slot `bar` (#2)');
    expect(text).toContain('New in 8.1.0.');
    expect(text).toContain('- Removed: `Voronoi` (@mui/x-charts, 8.0.0)');
    expect(text).not.toContain('<b>');
    const same = publicComparison(compareApi(history, '8.2.0', '8.2.0'), 'https://docs.example/');
    expect(comparisonMarkdown(same, 'Charts', comparisonWords({}))).toContain(
      'The API is the same in both versions.',
    );
  });
});
