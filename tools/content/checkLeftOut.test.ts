import { checkLeftOut } from './checkLeftOut';

const page = 'x-docs/react-charts/index.mdx';
const entry = { page, demo: 'Bars', since: '9.14.0', faults: ['x-docs/a.tsx:1:2 TS2305: No.'] };

it('says on which line a demo is missing, why, and what to do', () => {
  const text = `# A\n\n{/* Left out: <Demo name="Lines" /> */}\n\n{/* Left out: <Demo\n  name="Bars"\n/> */}\n`;
  expect(checkLeftOut([entry], () => text)).toEqual([
    expect.objectContaining({
      file: page,
      line: 5,
      what: 'The demo Bars is left out since 9.14.0',
      why: 'x-docs/a.tsx:1:2 TS2305: No.',
      mend: expect.stringMatching(/take its entry out of config\/leftOutDemos\.json/),
    }),
  ]);
});

it('holds an entry whose mark or page is gone, too', () => {
  expect(
    checkLeftOut([entry, entry], (file) => (file === page ? '# A\n' : undefined)),
  ).toHaveLength(2);
  expect(checkLeftOut([entry], () => undefined)[0]!.line).toBe(1);
});

it('has nothing to say of an empty list', () => {
  expect(checkLeftOut([], () => '')).toEqual([]);
});
