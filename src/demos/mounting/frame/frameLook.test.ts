/** @jest-environment jsdom */
import { frameLook } from './frameLook';

const look = {
  mode: 'dark',
  direction: 'rtl',
  density: 'compact',
  language: 'en',
  background: 'rgb(1, 2, 3)',
  color: 'rgb(4, 5, 6)',
  font: 'serif',
} as const;

it('shows what the page has told, and tells it to demos', () => {
  const { preferences, show } = frameLook(document);
  const told = jest.fn();
  const stop = preferences.subscribe(told);
  expect([preferences.get('direction'), preferences.effectiveMode()]).toEqual(['ltr', 'light']);
  show(look);
  expect(told).toHaveBeenCalledTimes(1);
  expect([
    preferences.get('direction'),
    preferences.get('density'),
    preferences.effectiveMode(),
  ]).toEqual(['rtl', 'compact', 'dark']);
  const { documentElement: root, body } = document;
  expect([root.dataset.theme, root.lang, body.dir]).toEqual(['dark', 'en', 'rtl']);
  expect(root.style.background).toBe(look.background);
  expect(body.style.color).toBe(look.color);
  stop();
  show({ ...look, mode: 'light' });
  expect(told).toHaveBeenCalledTimes(1);
});
