/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { waitFor } from '@testing-library/react';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { stillPreferences } from '../../../tests/support/stillPreferences';
import type { EarlyStage } from '../rules/earlyScript';

jest.mock('@generated/licence/default/key', () => ({ licenceKey: undefined, telemetry: false }), {
  virtual: true,
});

const reported: unknown[] = [];
beforeAll(() => {
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    reportError: (error: unknown) => reported.push(error),
  });
});
beforeEach(() => {
  reported.length = 0;
});

function Demo() {
  return <p>the browser</p>;
}

/** Says later by which id it goes, as a list does that opens and names its label. */
function Labelled() {
  const id = useId();
  const [later, setLater] = useState('');
  useEffect(() => setLater(id), [id]);
  return <p id={id} data-later={later} />;
}

async function mount(
  html: string,
  Component: ComponentType = Demo,
  bare = true,
  before = (_stage: EarlyStage) => {},
) {
  const { mountDemo } = await import('./mountDemo');
  const stage: EarlyStage = document.body.appendChild(document.createElement('div'));
  stage.innerHTML = html;
  before(stage);
  const onLive = jest.fn();
  const unmount = mountDemo({
    stage,
    Component,
    preferences: stillPreferences,
    id: 'demo',
    bare,
    hydrates: true,
    onCrash: (error) => reported.push(error),
    onLive,
  });
  return { stage, onLive, unmount };
}

it('says nothing when a reader leaves before the HTML was taken over', async () => {
  const { stage, onLive, unmount } = await mount('<p>the browser</p>');
  unmount();
  await wait(100);
  expect(stage.textContent).toBe('');
  expect(onLive).not.toHaveBeenCalled();
  expect(reported).toEqual([]);
});

it('says so when the HTML is not what the demo renders', async () => {
  const { stage, onLive } = await mount('<p>the server</p>');
  await waitFor(() => expect(onLive).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(stage.textContent).toBe('the browser');
  expect(reported).toHaveLength(1);
});

it('renders afresh what came to rest in a window, and says nothing of the difference', async () => {
  const { stage, onLive } = await mount('<p data-at-rest="">the server</p>');
  const before = stage.firstElementChild;
  // Until then, what was there is.
  expect(stage.textContent).toBe('the server');
  await waitFor(() => expect(onLive).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(stage.textContent).toBe('the browser');
  expect(stage.firstElementChild).not.toBe(before);
  expect(reported).toEqual([]);
});

it('leaves a text that is being composed alone until it is whole', async () => {
  const Field = () => <input aria-label="Name" defaultValue="" />;
  const html = '<input aria-label="Name" value="">';
  const { stage, onLive } = await mount(html, Field, true, (early) => {
    early.querySelector('input')!.focus();
    early.isComposing = true;
  });
  const input = stage.querySelector('input')!;
  await wait(100);
  expect(onLive).not.toHaveBeenCalled();
  input.value = '你好';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  stage.isComposing = false;
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await waitFor(() => expect(onLive).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(stage.querySelector('input')).toBe(input);
  expect(input.value).toBe('你好');
});

it('goes by the ids that are in the HTML', async () => {
  const { renderDemo } = await import('../rendering/renderDemo');
  const { stage } = await mount(renderDemo(Labelled, 'demo').html, Labelled, false);
  const labelled = stage.querySelector('p')!;
  expect(labelled.id).not.toBe('');
  await waitFor(() => expect(labelled.dataset.later).toBe(labelled.id), { timeout: 5000 });
  expect(reported).toEqual([]);
});
