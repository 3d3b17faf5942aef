import fs from 'node:fs';

it('has no module that the loader of the configuration would take data for', () => {
  const names = fs.readdirSync(__dirname);
  const data = names.filter((name) => name.endsWith('.json'));
  expect(data.length).toBeGreaterThan(5);
  const taken = data.filter((name) => names.includes(name.replace(/\.json$/, '.ts')));
  expect(taken).toEqual([]);
});
