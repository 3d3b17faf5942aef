import { createRest } from './createRest';

it('gives others a turn after half a frame, and then counts anew', async () => {
  let time = 100;
  let turns = 0;
  const rest = createRest(
    () => time,
    () => {
      turns += 1;
      time += 50;
      return Promise.resolve();
    },
  );
  time += 7;
  expect(rest()).toBeUndefined();
  time += 1;
  await rest();
  expect(turns).toBe(1);
  time += 7;
  expect(rest()).toBeUndefined();
});

it('waits for a timer where the browser has no scheduler', async () => {
  let time = 0;
  const rest = createRest(() => time);
  time = 8;
  await expect(rest()).resolves.toBeUndefined();
});
