import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeChangelogs } from './writeChangelogs';

let site: string;
const release = (source: string, text: string) => {
  const folder = path.join(site, 'node_modules', source);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'CHANGELOG.md'), text);
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  release('@mui/material', '## 7.2.0\n\n- Anchor\n');
  release('@mui/x-data-grid', '## 8.9.2\n\n- Buoy\n');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

it('writes what has changed', () => {
  expect(writeChangelogs(site)).toBe(2);
  expect(writeChangelogs(site)).toBe(0);
  release('@mui/x-data-grid', '## 8.9.3\n\n- Crane\n');
  expect(writeChangelogs(site)).toBe(1);
  expect(JSON.parse(fs.readFileSync(path.join(site, 'static/changelog/x.json'), 'utf8'))).toEqual({
    releases: [{ version: '8.9.3', sections: [{ title: '', entries: [['item', 'Crane']] }] }],
  });
});
