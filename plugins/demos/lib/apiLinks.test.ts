import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiLinks, linksHtml } from './apiLinks';

let siteDir: string;
const write = (file: string, content: unknown) => {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
};
const button = { name: 'Button', pathname: '/api-docs/button/' };

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-links-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it.each([
  ['docs/components/buttons/A', '.api-reference/default-current/demo-api.json'],
  ['x-docs/react-charts/A', '.api-reference/x-current/demo-api.json'],
  ['x_versioned_docs/version-8.9.2/react-charts/A', '.api-reference/x-8.9.2/demo-api.json'],
  ['versioned_docs/version-7.2.0/components/A', '.api-reference/default-7.2.0/demo-api.json'],
])('finds the index of %s', (id, file) => {
  write(file, { [id]: [button] });
  expect(apiLinks(siteDir, id)).toEqual({
    html: '<li><a href="/api-docs/button/">Button</a></li>',
    dependency: path.join(siteDir, file),
  });
});

it('has nothing for a demo that the index does not name', () => {
  write('.api-reference/x-current/demo-api.json', {});
  expect(apiLinks(siteDir, 'x-docs/a/New').html).toBe('');
});

it('reads an index again that was written anew', () => {
  const file = '.api-reference/x-current/demo-api.json';
  write(file, {});
  expect(apiLinks(siteDir, 'x-docs/a/A').html).toBe('');
  write(file, { 'x-docs/a/A': [button] });
  fs.utimesSync(path.join(siteDir, file), new Date(), new Date(Date.now() + 5000));
  expect(apiLinks(siteDir, 'x-docs/a/A').html).toContain('Button');
});

it('says what to do about an index that is missing or damaged', () => {
  expect(() => apiLinks(siteDir, 'docs/a/A')).toThrow(
    /^\.api-reference\/default-current\/demo-api\.json, which says .* Run npm run api$/s,
  );
  write('.api-reference/default-current/demo-api.json', '{');
  expect(() => apiLinks(siteDir, 'docs/a/A')).toThrow(/damaged .*Run npm run api/s);
});

it('has nothing for a demo outside the docs', () => {
  expect(apiLinks(siteDir, 'src/a/A')).toEqual({ html: '' });
});

it('escapes, and leaves out what the version has no page for', () => {
  expect(linksHtml([{ name: 'Old' }, { name: 'A<B>&"', pathname: '/api-docs/"a"/' }, button])).toBe(
    '<li><a href="/api-docs/&quot;a&quot;/">A&lt;B>&amp;&quot;</a></li><li><a href="/api-docs/button/">Button</a></li>',
  );
});
