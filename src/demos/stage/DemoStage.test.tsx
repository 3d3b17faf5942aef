/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import type { DemoModule } from '../mounting/DemoModule';
import type { MountOptions } from '../mounting/mountDemo';
import { DemoStage } from './DemoStage';

const sendCrash = jest.fn();
jest.mock('../../analytics', () => ({ sendCrash: (...given: unknown[]) => sendCrash(...given) }));
jest.mock('../../offline', () => ({ reloadForGone: async () => false }));
jest.mock('../../preferences', () => ({
  browserStore: () => ({ get: () => 'system' }),
  usePreference: () => ['system'],
}));
jest.mock('./settleStage', () => ({ settleStage: () => {} }));
jest.mock('./whenNeeded', () => ({
  whenNeeded: (_stage: Element, _occasion: string, start: () => void) => {
    start();
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
