/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useArrival } from './useArrival';

function arrival() {
  const onMissing = jest.fn();
  const { result } = renderHook(() => useArrival(onMissing));
  const settled: { resolve: () => void; reject: () => void }[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      settled.push({ resolve, reject: () => reject(new Error('offline')) });
    });
  return {
    onMissing,
    settled,
    isAwaited: () => result.current[0],
    press: () => act(async () => result.current[1](ask)),
  };
}

it('asks once while what was asked for is on its way, and again after that', async () => {
  const { settled, isAwaited, press, onMissing } = arrival();
  expect(isAwaited()).toBe(false);
  await press();
  expect(isAwaited()).toBe(true);
  await press();
  expect(settled).toHaveLength(1);
  await act(async () => settled[0]!.resolve());
  expect(isAwaited()).toBe(false);
  await press();
  expect(settled).toHaveLength(2);
  expect(onMissing).not.toHaveBeenCalled();
});

it('says what did not arrive, which can then be asked for again', async () => {
  const { settled, isAwaited, press, onMissing } = arrival();
  await press();
  await act(async () => settled[0]!.reject());
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(isAwaited()).toBe(false);
  await press();
  expect(settled).toHaveLength(2);
});
