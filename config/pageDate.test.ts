import { pageDate } from './pageDate';

const translation = 'i18n/zh/docusaurus-plugin-content-docs/current/chips/index.mdx';
const dates = new Map([
  ['docs/chips/index.mdx', '2026-02-01'],
  ['docs/chips/Tags.tsx', '2026-03-01'],
  ['docs/chips/deeper/index.mdx', '2026-05-01'],
  [translation, '2026-01-15'],
  ['docs/tabs/index.mdx', '2026-06-01'],
  [translation.replace('chips', 'tabs'), '2026-01-15'],
  ['src/pages/index.tsx', '2026-01-01'],
  ['src/pages/playground.tsx', '2026-04-01'],
]);

it.each([
  ['docs/chips/index.mdx', '2026-03-01'],
  ['@site/docs/chips/index.mdx', '2026-03-01'],
  ['docs/chips/deeper/index.mdx', '2026-05-01'],
  // A demo is shown by a translation too, and the text of its source is not.
  [translation, '2026-03-01'],
  [translation.replace('chips', 'tabs'), '2026-01-15'],
  // Its neighbors are pages of their own.
  ['src/pages/index.tsx', '2026-01-01'],
  ['docs/api-docs/chip/index.mdx', undefined],
])('%s was changed on %s', (source, expected) => {
  expect(pageDate(source, dates)).toBe(expected);
});
