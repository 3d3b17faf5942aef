/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { DemoModule } from '../mounting/DemoModule';
import type { MountOptions } from '../mounting/mountDemo';
import { DemoStage, type StageHandle } from './DemoStage';

const sendCrash = jest.fn();
jest.mock('../../analytics', () => ({ sendCrash: (...given: unknown[]) => sendCrash(...given) }));
jest.mock('../../offline', () => ({ reloadForGone: async () => false }));
let mockStyle: string;
jest.mock('../../preferences', () => ({
  browserStore: () => ({ get: () => mockStyle }),
  usePreference: () => [mockStyle],
}));
jest.mock('./settleStage', () => ({ settleStage: () => {} }));
let mockNeed: (start: () => void) => void;
jest.mock('./whenNeeded', () => ({
  whenNeeded: (_stage: Element, _occasion: string, start: () => void) => {
    mockNeed(start);
    return () => {};
  },
}));

let mounted: MountOptions[];
const unmount = jest.fn();
const load = jest.fn();
const demo: DemoModule = {
  id: 'docs/a/Tags',
  name: 'Tags',
  styles: [],
  previewLines: {},
  hydrates: true,
  load,
};

beforeEach(() => {
  jest.clearAllMocks();
  mounted = [];
  mockStyle = 'system';
  mockNeed = (start) => start();
  load.mockResolvedValue({
    Component: () => null,
    mountDemo: (options: MountOptions) => {
      mounted.push(options);
      return unmount;
    },
  });
});

const show = async () => {
  render(<DemoStage demo={demo} height={40} />);
  await act(async () => {});
};

it('says that its demo has thrown, hands on what, and brings it back', async () => {
  await show();
  const error = new TypeError('broken');
  act(() => mounted[0]!.onCrash(error));
  expect(screen.getByRole('alert')).toHaveTextContent('stopped because of an error');
  expect(sendCrash.mock.calls).toEqual([['docs/a/Tags', error]]);
  await act(async () => {
    screen.getByRole('button', { name: 'Try again' }).click();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(mounted).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hands on nothing where the code has not arrived, or the demo lives', async () => {
  await show();
  act(() => mounted[0]!.onLive());
  load.mockRejectedValue(new Error('offline'));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(sendCrash).not.toHaveBeenCalled();
});

const pass = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** A stage whose demos arrive when they are let in, in any order. */
async function showSlow(of: DemoModule = demo) {
  const arrived = load();
  const waiting: { style: string; arrive: () => void; fail: () => void }[] = [];
  load.mockImplementation(
    (style: string) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('offline'));
        waiting.push({ style, arrive: () => resolve(arrived), fail });
      }),
  );
  const ref = createRef<StageHandle>();
  const stage = () => <DemoStage ref={ref} demo={of} height={40} />;
  const { rerender, unmount: leave } = render(stage());
  await pass();
  return { ref, waiting, again: () => rerender(stage()), leave };
}

it('starts once for a double reset', async () => {
  const { ref, waiting, leave } = await showSlow();
  waiting[0]!.arrive();
  await pass();
  act(() => {
    ref.current!.reset();
    ref.current!.reset();
  });
  await pass();
  waiting.slice(1).forEach(({ arrive }) => arrive());
  await pass();
  expect(mounted).toHaveLength(2);
  leave();
  expect(unmount).toHaveBeenCalledTimes(2);
});

it('brings one demo to life when it is reset on its way', async () => {
  const { ref, waiting, leave } = await showSlow();
  act(() => ref.current!.reset());
  await pass();
  waiting.forEach(({ arrive }) => arrive());
  await pass();
  expect(waiting).toHaveLength(2);
  expect(mounted).toHaveLength(1);
  leave();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('does not start a second time when a demo that was reset is needed', async () => {
  let need = () => {};
  mockNeed = (start) => (need = start);
  const { ref, waiting } = await showSlow();
  act(() => ref.current!.reset());
  await pass();
  need();
  expect(waiting).toHaveLength(1);
});

it('says nothing of an earlier start that fails when a newer one has brought the demo to life', async () => {
  const { ref, waiting } = await showSlow();
  act(() => ref.current!.reset());
  await pass();
  waiting[1]!.arrive();
  await pass();
  act(() => mounted[0]!.onLive());
  waiting[0]!.fail();
  await pass();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('follows a styling that is chosen while the demo is on its way', async () => {
  const { waiting, again } = await showSlow({ ...demo, styles: ['css'] });
  mockStyle = 'css';
  act(again);
  await pass();
  expect(waiting.map(({ style }) => style)).toEqual(['system', 'css']);
  waiting.toReversed().forEach(({ arrive }) => arrive());
  await pass();
  expect(mounted.map(({ hydrates }) => hydrates)).toEqual([false]);
});
