/** @jest-environment jsdom */
import type { EarlyStage } from '../rules/earlyScript';
import { whenComposed } from './whenComposed';

jest.useFakeTimers();

const stage: EarlyStage = document.createElement('div');
const callback = jest.fn();
beforeEach(() => {
  callback.mockClear();
  document.body.replaceChildren(stage);
  stage.innerHTML = '<input>';
  stage.querySelector('input')!.focus();
});

const compose = (type: 'compositionstart' | 'compositionend') => {
  stage.isComposing = type === 'compositionstart';
  stage.dispatchEvent(new CompositionEvent(type));
};

it('calls at once where nobody composes', () => {
  whenComposed(stage, callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for the end of a composition, and of one that follows at once', () => {
  compose('compositionstart');
  whenComposed(stage, callback);
  compose('compositionend');
  compose('compositionstart');
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  compose('compositionend');
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('does not wait for a field that is gone', () => {
  compose('compositionstart');
  stage.replaceChildren();
  whenComposed(stage, callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
