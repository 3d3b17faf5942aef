import fs from 'node:fs';
import path from 'node:path';
import { withOverrides } from './withOverrides';

const reason = 'The move to 9.0.0 needs it.';

it('adds versions and reasons, and leaves the rest as it is', () => {
  const before = `{
  "name": "site",
  "//overrides": {
    "rollup": "Its native parts."
  },
  "overrides": {
    "rollup": "4.67.4"
  },
  "dependencies": {
    "a": "1.0.0"
  }
}
`;
  expect(withOverrides(before, { b: '2.0.0' }, reason)).toBe(
    before
      .replace('parts."', `parts.",\n    "b": "${reason}"`)
      .replace('4.67.4"', '4.67.4",\n    "b": "2.0.0"'),
  );
});

it('makes both where there are none, and replaces a version', () => {
  expect(JSON.parse(withOverrides('{}', { b: '2.0.0' }, reason))).toEqual({
    '//overrides': { b: reason },
    overrides: { b: '2.0.0' },
  });
  expect(JSON.parse(withOverrides('{"overrides":{"b":"1.0.0"}}', { b: '2.0.0' }, reason))).toEqual({
    '//overrides': { b: reason },
    overrides: { b: '2.0.0' },
  });
});

it("keeps the form of the project's own file", () => {
  const own = fs.readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8');
  expect(withOverrides(own, {}, reason)).toBe(own);
});
