type Idle = (deadline: { timeRemaining: () => number }) => void;

let idle: Idle[];
let queueForIdle: typeof import('./idleQueue').queueForIdle;

beforeEach(() => {
  jest.resetModules();
  idle = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: Idle) => idle.push(callback) });
  ({ queueForIdle } = jest.requireActual<typeof import('./idleQueue')>('./idleQueue'));
});
afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

/** An idle period: `left` tells what is left of it, in ms, after each task. */
const rest = (...left: number[]) => idle.shift()?.({ timeRemaining: () => left.shift() ?? 0 });

it('runs tasks in their order, another one only where enough of the idle period is left', () => {
  const done: string[] = [];
  ['first', 'second', 'third'].forEach((name) => queueForIdle(() => done.push(name)));
  expect(done).toEqual([]);
  rest(10);
  expect(done).toEqual(['first']);
  rest(40, 10);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(idle).toEqual([]);
});

it('leaves out what was called off', () => {
  const done: string[] = [];
  const callOff = queueForIdle(() => done.push('first'));
  queueForIdle(() => done.push('second'));
  callOff();
  rest();
  expect(done).toEqual(['second']);
});

it('goes on after a task that throws', () => {
  const done: string[] = [];
  queueForIdle(() => {
    throw new Error('broken');
  });
  queueForIdle(() => done.push('second'));
  expect(() => rest()).toThrow('broken');
  rest();
  expect(done).toEqual(['second']);
});

it('takes up tasks that a task adds', () => {
  const done: string[] = [];
  queueForIdle(() => queueForIdle(() => done.push('inner')));
  rest();
  rest();
  expect(done).toEqual(['inner']);
});

it('waits by a timer where the browser has no idle callback', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useFakeTimers();
  const done: string[] = [];
  queueForIdle(() => done.push('first'));
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual(['first']);
  jest.useRealTimers();
});
