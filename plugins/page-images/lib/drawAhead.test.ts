import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawAhead } from './drawAhead';
import { writeImages } from './writeImages';

it('has an image drawn before it is asked for', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'images-'));
  try {
    const memory = path.join(root, 'memory');
    const images = new Map([
      ['a.png', { product: 'Material UI', title: 'Chip', version: '8.9.2' }],
    ]);
    drawAhead(images, memory);
    for (const end = Date.now() + 60_000; !fs.existsSync(path.join(memory, 'a.png'));) {
      expect(Date.now()).toBeLessThan(end);
      await wait(50);
    }
    const load = jest.fn();
    const folder = path.join(root, 'img');
    expect(await writeImages({ images, folder, memory, load })).toBe(0);
    expect(fs.readFileSync(path.join(folder, 'a.png')).subarray(1, 4).toString()).toBe('PNG');
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}, 70_000);
