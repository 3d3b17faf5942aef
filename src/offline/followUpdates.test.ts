import { followUpdates, type UpdatePage } from './followUpdates';

function scene({ focus = true, busy = false } = {}) {
  const attempts: (() => boolean)[] = [];
  const state = {
    focus,
    busy,
    reloads: 0,
    messages: [] as unknown[],
    changed: [] as (() => void)[],
  };
  const page: UpdatePage = {
    hasFocus: () => state.focus,
    isBusy: () => state.busy,
    reload: () => void (state.reloads += 1),
    poll: (attempt) => void attempts.push(attempt),
  };
  const registration = {
    waiting: { postMessage: (message: unknown) => void state.messages.push(message) },
    installing: null,
    addEventListener: () => {},
  };
  return {
    state,
    tick: () => attempts.forEach((attempt) => attempt()),
    follow: (controlled: boolean) =>
      followUpdates(
        registration,
        page,
        controlled,
        (listener) => void state.changed.push(listener),
      ),
  };
}

it('tells a waiting worker to take over and reloads the tab once', () => {
  const { state, tick, follow } = scene();
  follow(true);
  expect(state.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  state.changed.forEach((listener) => listener());
  state.changed.forEach((listener) => listener());
  tick();
  expect(state.reloads).toBe(1);
});

it('waits for focus and while the reader types or selects', () => {
  const { state, tick, follow } = scene({ focus: false, busy: true });
  follow(true);
  state.changed.forEach((listener) => listener());
  tick();
  state.focus = true;
  tick();
  expect(state.reloads).toBe(0);
  state.busy = false;
  tick();
  expect(state.reloads).toBe(1);
});

describe('the worker that is told to take over', () => {
  /** A worker as the browser has it: it is installed when the test says so. */
  class FakeWorker extends EventTarget {
    told = 0;
    postMessage = () => void (this.told += 1);
  }

  function registered({ waiting, installing }: { waiting?: FakeWorker; installing?: FakeWorker }) {
    const found: (() => void)[] = [];
    const registration = {
      waiting: waiting ?? null,
      installing: installing ?? null,
      addEventListener: (_type: string, listener: () => void) => void found.push(listener),
    };
    const page = { hasFocus: () => true, isBusy: () => false, reload: () => {}, poll: () => {} };
    followUpdates(registration, page, true, () => {});
    return {
      find(worker: FakeWorker) {
        registration.installing = worker;
        found.forEach((listener) => listener());
      },
      install(worker: FakeWorker) {
        registration.installing = null;
        registration.waiting = worker;
        worker.dispatchEvent(new Event('statechange'));
      },
    };
  }

  it('is one that waits when the page is loaded', () => {
    const waiting = new FakeWorker();
    registered({ waiting });
    expect(waiting.told).toBe(1);
  });

  it('is one that is being installed when the page is loaded', () => {
    const installing = new FakeWorker();
    const { install } = registered({ installing });
    expect(installing.told).toBe(0);
    install(installing);
    expect(installing.told).toBe(1);
  });

  it('is one that is found later', () => {
    const later = new FakeWorker();
    const { find, install } = registered({});
    find(later);
    expect(later.told).toBe(0);
    install(later);
    expect(later.told).toBe(1);
  });

  it('is told once if it is both being installed and found', () => {
    const installing = new FakeWorker();
    const { find, install } = registered({ installing });
    find(installing);
    install(installing);
    expect(installing.told).toBe(1);
  });

  it('is each of several: waiting, being installed, and found after that', () => {
    const [waiting, installing, later] = [new FakeWorker(), new FakeWorker(), new FakeWorker()];
    const { find, install } = registered({ waiting, installing });
    install(installing);
    find(later);
    install(later);
    expect([waiting, installing, later].map(({ told }) => told)).toEqual([1, 1, 1]);
  });

  it('is none that becomes redundant while nothing waits', () => {
    const installing = new FakeWorker();
    registered({ installing });
    installing.dispatchEvent(new Event('statechange'));
    expect(installing.told).toBe(0);
  });
});

it('reloads nothing on a first visit', () => {
  const { state, follow } = scene();
  follow(false);
  expect(state.messages).toEqual([]);
  expect(state.changed).toEqual([]);
});
