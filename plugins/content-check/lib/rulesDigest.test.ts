import fs from 'node:fs';
import { makeFolder, type TestFolder } from '../../../tests/support/makeFolder';
import { rulesDigest } from './rulesDigest';

let site: TestFolder;
beforeEach(() => {
  site = makeFolder({ 'plugins/content-check/lib/checkPage.ts': 'rule' });
});

it('changes with the rules and with what they are used with', () => {
  const before = rulesDigest(site.path, []);
  expect(rulesDigest(site.path, [])).toBe(before);
  expect(rulesDigest(site.path, ['luxon'])).not.toBe(before);
  site.write('plugins/content-check/lib/checkPage.ts', 'another rule');
  expect(rulesDigest(site.path, [])).not.toBe(before);
});

it('passes over the lock of an editor in which a rule is open', () => {
  const before = rulesDigest(site.path, []);
  fs.symlinkSync('user@host.1234:5678', site.at('plugins/content-check/lib/.#checkPage.ts'));
  expect(rulesDigest(site.path, [])).toBe(before);
});
