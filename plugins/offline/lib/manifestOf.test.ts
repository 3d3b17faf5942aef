import fs from 'node:fs';
import path from 'node:path';
import { manifestOf } from './manifestOf';

const manifest = manifestOf({
  name: 'Docs',
  shortName: 'Docs',
  description: 'Guides',
  language: 'zh-CN',
  baseUrl: '/docs/zh/',
  themeColor: '#006bd6',
  backgroundColor: '#ffffff',
  shortcuts: [{ name: 'Charts', url: 'x/react-charts/' }],
});

it('lies below the base of its language with all its addresses', () => {
  const { id, start_url, scope, shortcuts, icons } = manifest;
  const addresses = [
    id,
    start_url,
    scope,
    ...[...shortcuts].map(({ url }) => url),
    ...icons.map(({ src }) => src),
  ];
  expect(addresses).toHaveLength(8);
  for (const address of addresses) expect(address).toMatch(/^\/docs\/zh\//);
});

it('names pictures that are there, in the sizes that they have', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of pictures) {
    const file = path.resolve(__dirname, '../../../static', src.replace('/docs/zh/', ''));
    const header = fs.readFileSync(file);
    // https://www.w3.org/TR/png-3/#11IHDR
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
  }
});
