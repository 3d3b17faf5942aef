import fc from 'fast-check';
import { createCopyStatus, type CopyOccasion, type CopyState } from './createCopyStatus';

/** A clock that stands still until it is told to go on, and a clipboard that answers when told to. */
function environment() {
  let now = 0;
  const timers = new Map<number, { at: number; callback: () => void }>();
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const copied: string[] = [];
  const shown: CopyState[] = [];
  let id = 0;
  const status = createCopyStatus<number>({
    copy: (text) => {
      copied.push(text);
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    setTimer: (callback, milliseconds) => {
      id += 1;
      timers.set(id, { at: now + milliseconds, callback });
      return id;
    },
    clearTimer: (timer) => void (timer !== undefined && timers.delete(timer)),
    show: (state) => void shown.push(state),
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [key, { at, callback }] of [...timers]) {
      if (at > now) continue;
      timers.delete(key);
      callback();
    }
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...status,
    copied,
    shown,
    timers,
    pass,
    allow: async (index = 0) => {
      waiting.splice(index, 1)[0]!.resolve();
      await settled();
    },
    refuse: async (index = 0) => {
      waiting
        .splice(index, 1)[0]!
        .reject(new DOMException('The request is not allowed', 'NotAllowedError'));
      await settled();
    },
    state: () => shown.at(-1) ?? 'idle',
  };
}

it.each([
  ['click', 1200],
  ['keyboard', 2000],
] as [CopyOccasion, number][])('after a %s says copied for %i ms', async (occasion, time) => {
  const { copy, copied, allow, pass, state } = environment();
  copy('a\n', occasion);
  expect(copied).toEqual(['a\n']);
  await allow();
  pass(time - 1);
  expect(state()).toBe('copied');
  pass(1);
  expect(state()).toBe('idle');
});

it('says nothing before the copy has succeeded', async () => {
  const { copy, pass, allow, shown, state } = environment();
  copy('a', 'click');
  pass(5000);
  expect(shown).toEqual([]);
  await allow();
  expect(state()).toBe('copied');
});

it('swallows a refusal and shows it for as long', async () => {
  const { copy, refuse, pass, state } = environment();
  copy('a', 'click');
  await refuse();
  expect(state()).toBe('failed');
  pass(1200);
  expect(state()).toBe('idle');
});

it('leaves the clipboard as it is and says failed where there is no text', () => {
  const { copy, copied, pass, state } = environment();
  copy('', 'click');
  expect(copied).toEqual([]);
  expect(state()).toBe('failed');
  pass(1200);
  expect(state()).toBe('idle');
});

it('counts from the last copy', async () => {
  const { copy, allow, pass, state } = environment();
  copy('a', 'click');
  await allow();
  pass(1100);
  copy('a', 'click');
  await allow();
  pass(1100);
  expect(state()).toBe('copied');
  pass(100);
  expect(state()).toBe('idle');
});

it('shows the outcome of the last copy, whichever is answered first', async () => {
  const { copy, allow, refuse, state } = environment();
  copy('a', 'click');
  copy('b', 'click');
  await allow(1);
  await refuse(0);
  expect(state()).toBe('copied');
});

it('shows nothing more once it is stopped', async () => {
  const { copy, allow, stop, shown, timers } = environment();
  copy('a', 'click');
  await allow();
  copy('b', 'click');
  stop();
  await allow();
  expect(shown).toEqual(['copied']);
  expect(timers.size).toBe(0);
});

it('for any course of events: never more than one timer, and idle in the end', async () => {
  const step = fc.oneof(
    fc.constant('click' as const),
    fc.constant('keyboard' as const),
    fc.constant('allow' as const),
    fc.constant('refuse' as const),
    fc.integer({ min: 1, max: 2500 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { copy, allow, refuse, pass, state, timers } = environment();
      let open = 0;
      for (const each of steps) {
        if (typeof each === 'number') pass(each);
        else if (each === 'click' || each === 'keyboard') {
          copy('a', each);
          open += 1;
        } else if (open > 0) {
          await (each === 'allow' ? allow() : refuse());
          open -= 1;
        }
        expect(timers.size).toBeLessThanOrEqual(1);
      }
      for (; open > 0; open -= 1) await allow();
      pass(2000);
      expect(state()).toBe('idle');
      expect(timers.size).toBe(0);
    }),
    { numRuns: 60 },
  );
});
