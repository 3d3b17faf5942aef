import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepImages } from './keepImages';

let memory: string;
beforeEach(() => {
  memory = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
});
afterEach(() => fs.rmSync(memory, { recursive: true }));

const image = (title: string) => ({ product: 'p', title, version: 'v' });
async function keep(titles: string[]) {
  const drawn: string[] = [];
  const count = await keepImages({
    images: new Map(titles.map((title) => [`${title}.png`, image(title)])),
    memory,
    load: async () => async (each) => {
      drawn.push(each.title);
      return Buffer.from(`png of ${each.title}`);
    },
  });
  expect(count).toBe(drawn.length);
  return drawn;
}

it('draws what is not kept, and keeps what is shown', async () => {
  expect(await keep(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(await keep(['a', 'b', 'd'])).toEqual(['d']);
  expect(fs.readdirSync(memory).toSorted()).toEqual(['a.png', 'b.png', 'd.png']);
  expect(fs.readFileSync(path.join(memory, 'a.png'), 'utf8')).toBe('png of a');
});

it('loads nothing where nothing is to be drawn', async () => {
  await keep(['a']);
  const load = jest.fn();
  expect(await keepImages({ images: new Map([['a.png', image('a')]]), memory, load })).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

it('sweeps away what a run that was killed has left half written', async () => {
  fs.writeFileSync(path.join(memory, 'a.png.0.tmp'), 'half');
  await keep(['a']);
  expect(fs.readdirSync(memory)).toEqual(['a.png']);
});

it('says which image cannot be drawn', async () => {
  const work = {
    images: new Map([['a.png', image('Chip')]]),
    memory,
    load: async () => async () => {
      throw new Error('No font.');
    },
  };
  await expect(keepImages(work)).rejects.toThrow('The image of "Chip" cannot be drawn: No font.');
});
