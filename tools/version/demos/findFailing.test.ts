import { findFailing } from './findFailing';

const demo = (name: string, ...more: string[]) => ({
  name,
  folder: 'x-docs/a',
  files: [`x-docs/a/${name}.tsx`, ...more.map((file) => `x-docs/a/${file}`)],
  packages: [],
});
const fault = (file: string) => ({ file, line: 1, column: 2, message: 'no such prop' });
const demos = [demo('One', 'rows.ts', 'only.ts'), demo('Two', 'rows.ts'), demo('Three')];

it('takes out a demo with the files that no other needs', () => {
  const faults = [fault('x-docs/a/One.tsx'), fault('src/demos/mounting/DemoRoot.tsx')];
  const failing = findFailing(demos, faults);
  expect(failing.demos).toEqual([{ demo: demos[0], faults: [faults[0]] }]);
  expect(failing.files).toEqual(['x-docs/a/One.tsx', 'x-docs/a/only.ts']);
  expect(failing.others).toEqual([faults[1]]);
});

it('takes out every demo that needs a file with a fault', () => {
  const failing = findFailing(demos, [fault('x-docs/a/rows.ts')]);
  expect(failing.demos.map((entry) => entry.demo.name)).toEqual(['One', 'Two']);
  expect(failing.files).toContain('x-docs/a/rows.ts');
});

it('finds nothing where nothing is wrong', () => {
  expect(findFailing(demos, [])).toEqual({ demos: [], files: [], others: [] });
});
