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

it('is light on paper, also where the page says otherwise meanwhile, and as told again after that', () => {
  const { show, showPaper } = frameLook(document);
  const { documentElement: root, body } = document;
  const seen = () => [root.dataset.theme, root.style.background, body.style.color];
  showPaper(true);
  show(look);
  expect(seen()).toEqual(['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  expect([root.style.colorScheme, body.dir]).toEqual(['light', 'rtl']);
  showPaper(false);
  expect(seen()).toEqual(['dark', look.background, look.color]);
});
