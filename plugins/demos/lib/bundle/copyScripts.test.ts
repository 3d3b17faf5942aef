import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyScripts } from './copyScripts';
import { versionedName } from './versionedName';

it('puts every script where the addresses of a page lead', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-scripts-'));
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  fs.mkdirSync(path.join(from, 'docs'), { recursive: true });
  fs.writeFileSync(path.join(from, 'docs/a.js'), 'a()');
  fs.writeFileSync(path.join(from, '1.0123abcd.js'), 'b()');
  await copyScripts(from, to);
  const name = versionedName('docs/a.js', Buffer.from('a()'));
  expect(fs.readFileSync(path.join(to, name), 'utf8')).toBe('a()');
  expect(fs.readdirSync(path.join(to, 'docs'))).toHaveLength(1);
  expect(fs.readFileSync(path.join(to, '1.0123abcd.js'), 'utf8')).toBe('b()');
  fs.rmSync(folder, { recursive: true });
});
