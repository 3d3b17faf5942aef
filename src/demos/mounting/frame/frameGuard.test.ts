import { Endless, frameGuard, patience } from './frameGuard';

function clock() {
  let time = 0;
  const pauses: (() => void)[] = [];
  const tick = frameGuard(
    () => time,
    (task) => pauses.push(task),
  );
  return {
    tick,
    pass: (milliseconds: number) => (time += milliseconds),
    pause: () => pauses.splice(0).forEach((task) => task()),
  };
}

const often = (task: () => void) => {
  for (let count = 0; count < 1000; count += 1) task();
};

it('lets code run that ends in time, and begins anew after each pause', () => {
  const { tick, pass, pause } = clock();
  often(tick);
  pass(patience - 1);
  often(tick);
  pause();
  pass(patience);
  often(tick);
});

it('ends what does not end, and stays so until there is a pause', () => {
  const { tick, pass, pause } = clock();
  tick();
  pass(patience + 1);
  expect(() => often(tick)).toThrow(Endless);
  // Code that catches it and goes on gets no further.
  expect(tick).toThrow(Endless);
  pause();
  tick();
});
