/** @jest-environment jsdom */
import { serializeStyles } from '@emotion/serialize';
import { layeredCache } from './layeredCache';

const css = () =>
  [...document.querySelectorAll('style')]
    .flatMap((style) => [
      style.textContent ?? '',
      ...[...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ])
    .join('\n');

it.each(['ltr', 'rtl'] as const)('puts what the library writes into a layer, %s', (direction) => {
  const cache = layeredCache(direction);
  const styles = serializeStyles([{ marginLeft: 3 }]);
  cache.insert('.a', styles, cache.sheet, true);
  expect(css().replace(/\s/g, '')).toContain(
    `@layermui{.a{margin-${direction === 'ltr' ? 'left' : 'right'}:3px;}}`,
  );
  expect(styles.styles).not.toContain('@layer');
});
