import { computeHistory } from './computeHistory';
import type { CompiledStep, StepMember, StepPage, StepPages } from './types';

const main = '@mui/x-data-grid';
const premium = '@mui/x-data-grid-premium';
const grid = '/x/api/data-grid/data-grid';
const gridPremium = '/x/api/data-grid/data-grid-premium';
const toolbar = '/x/api/data-grid/toolbar';

const page = (
  members: Record<string, string | StepMember>,
  more: Partial<StepPage> = {},
): StepPage => ({
  kind: 'component',
  name: 'Toolbar',
  parts: {},
  ...more,
  members: Object.fromEntries(
    Object.entries(members).map(([name, one]) => [
      name,
      typeof one === 'string' ? { type: one } : one,
    ]),
  ),
});

const step = (version: string, pages: StepPages, packages = [main]): CompiledStep => ({
  version,
  packages: Object.fromEntries(packages.map((name) => [name, version])),
  pages,
  exports: {},
});

const before = step('7.9.0', { [toolbar]: page({ a: 'A' }) });

it('says since when a prop is there without a break, if not since the first version', () => {
  const { pages } = computeHistory(
    before,
    [
      step('8.0.0', { [toolbar]: page({ a: 'A', back: 'B' }) }),
      step('8.1.0', { [toolbar]: page({ a: 'A', b: 'B' }) }),
      step('8.1.1', { [toolbar]: page({ a: 'A', b: 'B', back: 'B' }) }),
    ],
    main,
  );
  expect(pages[toolbar]!.since).toEqual({ b: '8.1.0', back: '8.1.1' });
});

it('says in which version a prop was deprecated, if the major before had not', () => {
  const old: StepMember = { type: 'A', deprecated: '' };
  const { pages } = computeHistory(
    step('7.9.0', { [toolbar]: page({ a: 'A', long: old }) }),
    [
      step('8.0.0', { [toolbar]: page({ a: 'A', long: old, early: old, back: old }) }),
      step('8.1.0', { [toolbar]: page({ a: old, long: old, early: old, back: 'A' }) }),
      step('8.2.0', { [toolbar]: page({ a: old, long: old, early: old, back: 'A' }) }),
    ],
    main,
  );
  expect(pages[toolbar]!.deprecated).toEqual({ a: '8.1.0', early: '8.0.0' });
});

it('names what was added, removed, retyped and redefaulted since the major before', () => {
  const { pages } = computeHistory(
    step('7.9.0', {
      [toolbar]: page({
        gone: 'React.ReactNode',
        same: "'a' | 'b'",
        other: "'a' | 'b'",
        unset: { type: 'A', default: '1' },
        quoted: { type: 'A', default: '"x"' },
        set: { type: 'A', default: '1' },
      }),
    }),
    [
      step('8.0.0', {
        [toolbar]: page({
          fresh: 'A',
          same: "'b' | 'a'",
          other: "'a' | 'c'",
          unset: { type: 'A' },
          quoted: { type: 'A', default: "'x'" },
          set: { type: 'A', default: '2' },
        }),
      }),
    ],
    main,
  );
  expect(pages[toolbar]).toEqual({
    since: {},
    changes: {
      added: ['fresh'],
      removed: [{ name: 'gone', type: 'React.ReactNode' }],
      retyped: [{ name: 'other', before: "'a' | 'b'", after: "'a' | 'c'" }],
      redefaulted: [{ name: 'set', before: '1', after: '2' }],
    },
  });
});

it('says of a component that the major before had not when it came, and nothing of the props it came with', () => {
  const fresh = '/x/api/data-grid/prompt-field';
  const { pages } = computeHistory(
    before,
    [
      step('8.0.0', { [toolbar]: page({ a: 'A' }) }),
      step('8.1.0', { [toolbar]: page({ a: 'A' }), [fresh]: page({ x: 'X' }) }),
      step('8.2.0', { [toolbar]: page({ a: 'A' }), [fresh]: page({ x: 'X', y: 'Y' }) }),
    ],
    main,
  );
  expect(pages).toEqual({
    [fresh]: {
      since: { y: '8.2.0' },
      changes: { isNew: '8.1.0', added: [], removed: [], retyped: [], redefaulted: [] },
    },
  });
});

it('takes what a package has in its first release of the major as there from the beginning', () => {
  const plan = 'premium' as const;
  const member = { type: 'P', plan };
  const { pages, packages } = computeHistory(
    step('7.9.0', { [toolbar]: page({}) }, [main, premium]),
    [
      step('8.0.0', { [toolbar]: page({}) }),
      step('8.1.0', { [toolbar]: page({ first: member }) }, [main, premium]),
      step('8.2.0', { [toolbar]: page({ first: member, later: member }) }, [main, premium]),
    ],
    main,
  );
  expect(pages[toolbar]!.since).toEqual({ later: '8.2.0' });
  expect(packages).toEqual({ [premium]: { first: '8.1.0', last: '8.2.0', before: '7.9.0' } });
});

it('takes a prop of a lower plan from the component of that plan', () => {
  const both = (members: Record<string, string>, own: Record<string, StepMember>) => ({
    [grid]: page(members, { name: 'DataGrid' }),
    [gridPremium]: page({ ...members, ...own }, { name: 'DataGridPremium', plan: 'premium' }),
  });
  const own = { pivot: { type: 'P', plan: 'premium' as const } };
  const { pages } = computeHistory(
    step('7.9.0', both({}, {}), [main, premium]),
    [
      step('8.0.0', { [grid]: page({}, { name: 'DataGrid' }) }),
      step('8.1.0', both({ rows: 'R' }, own), [main, premium]),
    ],
    main,
  );
  expect(pages[grid]!.since).toEqual({ rows: '8.1.0' });
  expect(pages[gridPremium]!.since).toEqual({ rows: '8.1.0' });
});

it('compares of an interface the names alone, and leaves out a page of which there is nothing to say', () => {
  const kind = 'interface' as const;
  const { pages } = computeHistory(
    step('7.9.0', { [toolbar]: page({ a: 'A', b: 'B' }, { kind }), [grid]: page({ a: 'A' }) }),
    [step('8.0.0', { [toolbar]: page({ a: 'C' }, { kind }), [grid]: page({ a: 'A' }) })],
    main,
  );
  expect(pages).toEqual({
    [toolbar]: {
      since: {},
      changes: { added: [], removed: [{ name: 'b', type: 'B' }], retyped: [], redefaulted: [] },
    },
  });
});

it('refuses to find facts in nothing', () => {
  expect(() => computeHistory(before, [], main)).toThrow(/Nothing was compiled/);
  expect(() => computeHistory(before, [step('8.0.0', {})], main)).toThrow(/Nothing was compiled/);
  expect(() => computeHistory(step('7.9.0', {}), [before], main)).toThrow(/Nothing was compiled/);
});

it('takes what was there before for there while the plan that adds it has no release', () => {
  const { pages } = computeHistory(
    step('7.9.0', { [toolbar]: page({ a: 'A', excel: 'B' }) }, [main, premium]),
    [
      step('8.0.0', { [toolbar]: page({ a: 'A' }) }),
      step('8.1.0', { [toolbar]: page({ a: 'A', excel: 'B', late: 'C' }) }, [main, premium]),
    ],
    main,
  );
  expect(pages[toolbar]!.since).toEqual({ late: '8.1.0' });
});
