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

it('reloads nothing on a first visit', () => {
  const { state, follow } = scene();
  follow(false);
  expect(state.messages).toEqual([]);
  expect(state.changed).toEqual([]);
});
