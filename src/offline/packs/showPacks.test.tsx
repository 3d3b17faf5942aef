/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { showPacks } from './showPacks';

it('stands once before the last part of the settings, and looks at each opening what there is', async () => {
  document.body.innerHTML =
    '<div id="settings"><div><p>Color mode</p><p id="last">Copy link</p></div></div>';
  const load = jest.fn(() => Promise.resolve());
  const state = { packs: [], list: 'there' as const };
  const store = {
    getState: () => state,
    subscribe: () => () => {},
    load,
    save: load,
    stop: () => {},
    remove: load,
    isSaving: () => false,
  };
  const panel = document.querySelector('#settings')!;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => showPacks(panel, store));
  await act(async () => showPacks(panel, store));
  expect(load).toHaveBeenCalledTimes(2);
  const places = document.querySelectorAll('#offline-place');
  expect(places).toHaveLength(1);
  expect(places[0]!.nextElementSibling?.id).toBe('last');
  expect(places[0]!.textContent).toContain('Read offline');
});
