import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeImages } from './writeImages';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const image = (title: string) => ({ product: 'p', title, version: 'v' });
async function run(build: string, titles: string[], memory?: string) {
  const drawn: string[] = [];
  const count = await writeImages({
    images: new Map(titles.map((title) => [`${title}.png`, image(title)])),
    folder: path.join(root, build),
    memory: memory && path.join(root, memory),
    load: async () => async (each) => {
      drawn.push(each.title);
      return Buffer.from(`png of ${each.title}`);
    },
  });
  expect(count).toBe(drawn.length);
  return drawn;
}
const names = (folder: string) => fs.readdirSync(path.join(root, folder)).toSorted();

it('draws what is not kept, and writes all', async () => {
  expect(await run('one', ['a', 'b', 'c'], 'memory')).toEqual(['a', 'b', 'c']);
  expect(await run('two', ['a', 'b', 'd'], 'memory')).toEqual(['d']);
  expect(names('two')).toEqual(['a.png', 'b.png', 'd.png']);
  expect(fs.readFileSync(path.join(root, 'two/a.png'), 'utf8')).toBe('png of a');
  expect(names('memory')).toEqual(['a.png', 'b.png', 'd.png']);
});

it('keeps nothing where nothing is to be kept', async () => {
  expect(await run('one', ['a'])).toEqual(['a']);
  expect(await run('two', ['a'])).toEqual(['a']);
});

it('says which image cannot be drawn', async () => {
  const work = {
    images: new Map([['a.png', image('Chip')]]),
    folder: path.join(root, 'one'),
    load: async () => async () => {
      throw new Error('No font.');
    },
  };
  await expect(writeImages(work)).rejects.toThrow('The image of "Chip" cannot be drawn: No font.');
});
