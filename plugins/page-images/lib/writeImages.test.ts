import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeImages } from './writeImages';

it('writes all images, drawn now or before', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
  try {
    const write = (build: string, titles: string[]) =>
      writeImages({
        images: new Map(
          titles.map((title) => [`${title}.png`, { product: 'p', title, version: 'v' }]),
        ),
        folder: path.join(root, build, 'img'),
        memory: path.join(root, 'memory'),
        load: async () => async (each) => Buffer.from(`png of ${each.title}`),
      });
    expect(await write('one', ['a', 'b'])).toBe(2);
    expect(await write('two', ['b', 'c'])).toBe(1);
    expect(fs.readdirSync(path.join(root, 'two/img')).toSorted()).toEqual(['b.png', 'c.png']);
    expect(fs.readFileSync(path.join(root, 'two/img/b.png'), 'utf8')).toBe('png of b');
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
