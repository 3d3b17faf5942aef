import { apiComponent, apiHook, apiMember, apiPage } from '../../../../tests/support/apiPage';
import { renderMdx } from '../../../../tests/support/renderMdx';
import { tabMdx } from './tabMdx';
import { englishTexts } from './texts';

const iconButton = {
  ...apiComponent,
  name: 'IconButton',
  pathname: '/api-docs/icon-button',
  inherited: [],
  native: undefined,
  slots: [],
  classes: [],
};

it('shows the tables of several components under ids of their own', () => {
  const pages = [apiPage(), apiPage(iconButton)];
  const { frontMatter, headings, parts, links } = renderMdx(
    tabMdx(pages, 'components-api', englishTexts),
  );
  expect(frontMatter).toEqual({
    description:
      'Every prop, slot and CSS class of Button, IconButton, compiled from the installed package.',
    generated: 'api-reference',
  });
  expect(headings).toEqual([
    ['h2', 'Button', 'button'],
    ['h3', 'Props', 'button-props'],
    ['h3', 'Inherited props', 'button-inherited-props'],
    ['h3', 'Slots', 'button-slots'],
    ['h3', 'CSS classes', 'button-css-classes'],
    ['h2', 'IconButton', 'icon-button'],
    ['h3', 'Props', 'icon-button-props'],
  ]);
  expect(parts.at(-1)).toEqual({
    of: '/api-docs/icon-button',
    part: 'props',
    prefix: 'icon-button-',
  });
  expect(links).toEqual([
    ['Button API', '/api-docs/button/'],
    ['IconButton API', '/api-docs/icon-button/'],
  ]);
});

it('shows hooks on a tab of theirs', () => {
  const { frontMatter, headings } = renderMdx(
    tabMdx([apiPage(apiHook)], 'hooks-api', englishTexts),
  );
  expect(frontMatter.description).toBe(
    'Parameters and return value of useScroll, compiled from the installed package.',
  );
  expect(headings.map(([, , id]) => id)).toEqual([
    'use-scroll',
    'use-scroll-signature',
    'use-scroll-parameters',
    'use-scroll-return-value',
  ]);
});

it('gives long tables of each component a filter', () => {
  const props = Array.from({ length: 20 }, (_, index) => apiMember(`p${index}`));
  const source = tabMdx([apiPage({ ...iconButton, props })], 'components-api', englishTexts);
  expect(source).toContain('part="props" prefix="icon-button-" rows="20"');
});

it('names as many of them in the description as a search engine shows', () => {
  const names = Array.from({ length: 12 }, (_empty, index) => `TableComponent${index}`);
  const pages = names.map((name) => apiPage({ ...iconButton, name }));
  const { frontMatter } = renderMdx(tabMdx(pages, 'components-api', englishTexts));
  expect(frontMatter.description).toMatch(/^Every prop, .* and \d+ more, compiled from the/);
  expect(String(frontMatter.description).length).toBeLessThanOrEqual(160);
  const [, shown = '', rest] = /CSS class of (.*) and (\d+) more/.exec(
    String(frontMatter.description),
  ) as unknown as string[];
  expect(shown.split(', ').length + Number(rest)).toBe(12);
});
