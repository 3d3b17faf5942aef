/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import type { Program } from '../../../editor/rules/messages';
import type { PreferenceStore } from '../../../preferences';
import type { MountOptions } from '../mountDemo';
import { programStage } from './runProgram';

const preferences = {} as PreferenceStore;
const Component: ComponentType = () => null;
let place: HTMLElement;
/** What was mounted, in the order in which it was. */
let mounted: (MountOptions & { isLeft: boolean })[];
const onShown = jest.fn();
const onFailed = jest.fn();
const leaveStyles = jest.fn();
let stage: ReturnType<typeof programStage>;

beforeEach(() => {
  jest.clearAllMocks();
  mounted = [];
  place = document.createElement('div');
  const mountDemo = (options: MountOptions) => {
    const mount = { ...options, isLeft: false };
    mounted.push(mount);
    return () => {
      mount.isLeft = true;
    };
  };
  stage = programStage(place, mountDemo, preferences, { onShown, onFailed });
});

const program = (run: number) => ({ run, bare: false, layered: false }) as Program;
const run = (number: number, exported: unknown = { default: Component }) =>
  stage.run(program(number), () => ({ exported, leaveStyles }));

it('shows a program when it has rendered, and then takes the one before away', () => {
  run(1);
  expect(onShown).not.toHaveBeenCalled();
  mounted[0]!.onLive();
  mounted[0]!.onLive();
  expect(onShown.mock.calls).toEqual([[1]]);

  run(2);
  expect(mounted[1]!.stage.dataset.waiting).toBe('');
  expect(mounted[0]!.isLeft).toBe(false);
  mounted[1]!.onLive();
  expect(onShown).toHaveBeenLastCalledWith(2);
  expect(mounted[0]!.isLeft).toBe(true);
  expect(leaveStyles).toHaveBeenCalledTimes(1);
  expect([...place.children]).toEqual([mounted[1]!.stage]);
  expect(mounted[1]!.stage.dataset.waiting).toBeUndefined();
});

it('leaves what was shown where the next one cannot be', () => {
  run(1);
  mounted[0]!.onLive();
  const fault = new Error('no');
  run(2);
  mounted[1]!.onCrash(fault);
  expect(onFailed).toHaveBeenLastCalledWith(2, 'render', fault);
  stage.run(program(3), () => {
    throw fault;
  });
  expect(onFailed).toHaveBeenLastCalledWith(3, 'evaluate', fault);
  run(4, { default: undefined });
  expect(onFailed).toHaveBeenLastCalledWith(4, 'evaluate', expect.any(Error));
  expect([...place.children]).toEqual([mounted[0]!.stage]);
  expect(mounted[0]!.isLeft).toBe(false);
});

it('starts a program once more that stops in the hands of the reader', () => {
  run(1);
  mounted[0]!.onLive();
  mounted[0]!.onCrash(new Error('no'));
  expect(onFailed).toHaveBeenLastCalledWith(1, 'later', expect.any(Error));
  expect(mounted).toHaveLength(2);
  expect([...place.children]).toEqual([mounted[1]!.stage]);
  mounted[1]!.onCrash(new Error('again'));
  expect(mounted).toHaveLength(2);
  expect(place.children).toHaveLength(0);
});

it('forgets a program that is still on its way when the next one comes', () => {
  run(1);
  run(2);
  expect(mounted[0]!.isLeft).toBe(true);
  mounted[0]!.onLive();
  mounted[0]!.onCrash(new Error('late'));
  expect(onShown).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});
