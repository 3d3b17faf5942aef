/** @jest-environment jsdom */
import { markFound, type MarkClock } from './markFound';

/** A clock that stands until it is turned. */
function stillClock() {
  let time = 0;
  let frames: (() => void)[] = [];
  let timers: { run: () => void; at: number }[] = [];
  const clock: MarkClock = {
    now: () => time,
    frame: (run) => frames.push(run),
    after: (run, ms) => {
      const timer = { run, at: time + ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const turn = (ms: number) => {
    time += ms;
    const due = timers.filter(({ at }) => at <= time);
    timers = timers.filter(({ at }) => at > time);
    due.forEach(({ run }) => run());
    const now = frames;
    frames = [];
    now.forEach((run) => run());
  };
  return { clock, turn, waiting: () => frames.length + timers.length };
}

const marked = () => [...document.querySelectorAll('[data-found]')].map(({ id }) => id);
const highlights = new Map<string, Range[]>();
const said = () => highlights.get('search-found')?.map(String);

beforeEach(() => {
  document.body.innerHTML =
    '<main><h2 id="one">One fish</h2><p>Red Fish</p><h2 id="two">Two fish</h2></main>';
  Object.assign(globalThis, {
    CSS: { highlights },
    Highlight: function Highlight(...ranges: Range[]) {
      return ranges;
    },
  });
});

it('marks what a result leads to for two seconds', () => {
  const { clock, turn, waiting } = stillClock();
  markFound({ url: '/page/#one', words: [] }, clock);
  expect(marked()).toEqual([]);
  turn(16);
  expect(marked()).toEqual(['one']);
  turn(1999);
  expect(marked()).toEqual(['one']);
  turn(1);
  expect(marked()).toEqual([]);
  expect(waiting()).toBe(0);
});

it('marks the words that were found in its section, and no others', () => {
  const { clock, turn } = stillClock();
  markFound({ url: '/page/#one', words: ['fish'] }, clock);
  turn(16);
  expect(said()).toEqual(['fish', 'Fish']);
  turn(2000);
  expect(said()).toBeUndefined();
});

it('waits for the page, and for the one that was left to go', () => {
  const { clock, turn } = stillClock();
  const old = document.querySelector('main')!;
  markFound({ url: '/other/#one', words: [], old }, clock);
  turn(16);
  expect(marked()).toEqual([]);
  document.body.innerHTML = '<main></main>';
  turn(16);
  document.querySelector('main')!.innerHTML = '<h2 id="one">Other</h2>';
  turn(16);
  expect(marked()).toEqual(['one']);
  turn(2000);
});

it('waits until it is in view', () => {
  const { clock, turn } = stillClock();
  const box = jest
    .spyOn(document.getElementById('one')!, 'getBoundingClientRect')
    .mockReturnValue({ top: 5000 } as DOMRect);
  markFound({ url: '#one', words: [] }, clock);
  turn(16);
  expect(marked()).toEqual([]);
  box.mockReturnValue({ top: 152 } as DOMRect);
  turn(16);
  expect(marked()).toEqual(['one']);
  turn(2000);
});

it('marks one place at a time', () => {
  const { clock, turn } = stillClock();
  markFound({ url: '#one', words: [] }, clock);
  turn(16);
  turn(1000);
  markFound({ url: '#two', words: [] }, clock);
  expect(marked()).toEqual([]);
  turn(16);
  expect(marked()).toEqual(['two']);
  turn(1999);
  expect(marked()).toEqual(['two']);
  turn(1);
  expect(marked()).toEqual([]);
});

it('gives up where a page never has it, and for a page as a whole', () => {
  const { clock, turn, waiting } = stillClock();
  markFound({ url: '/page/', words: [] }, clock);
  expect(waiting()).toBe(0);
  markFound({ url: '/page/#none', words: [] }, clock);
  turn(5000);
  expect(waiting()).toBe(1);
  turn(5001);
  expect(waiting()).toBe(0);
});

it('marks without the names of words where a browser cannot', () => {
  Object.assign(globalThis, { CSS: {} });
  const { clock, turn } = stillClock();
  markFound({ url: '#one', words: ['fish'] }, clock);
  turn(16);
  expect(marked()).toEqual(['one']);
  turn(2000);
  expect(marked()).toEqual([]);
});
