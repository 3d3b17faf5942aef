/** @jest-environment node */
import { loadDrawing } from './drawImage';

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('draws the same bytes for the same image, in both languages', async () => {
  const draw = await loadDrawing();
  const english = { product: 'Data Grid', title: 'Column pinning', version: 'v8.9.2' };
  const chinese = { ...english, title: '列固定' };
  const [first, second, other] = [await draw(english), await draw(english), await draw(chinese)];
  expect(first!.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(first!)).toEqual([800, 420]);
  expect(second!.equals(first!)).toBe(true);
  expect(other!.equals(first!)).toBe(false);
  expect(first!.length).toBeLessThan(40_000);
});

it('has the letters of Chinese, which would all be the same box', async () => {
  const draw = await loadDrawing();
  const image = (title: string) => draw({ product: '', title, version: '' });
  expect((await image('网格')).equals(await image('列固'))).toBe(false);
});
