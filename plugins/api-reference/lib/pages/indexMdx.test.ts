import { apiComponent, apiGroups, apiHook } from '../../../../tests/support/apiPage';
import { renderMdx } from '../../../../tests/support/renderMdx';
import { indexMdx } from './indexMdx';
import { englishTexts } from './texts';

it('lists every page by kind, with its plan', () => {
  const { frontMatter, headings, links, plans } = renderMdx(
    indexMdx(
      [
        apiGroups('events', 'Events', []),
        apiComponent,
        { ...apiComponent, name: 'Masonry', pathname: '/api-docs/masonry', plan: 'pro' },
        apiHook,
        apiGroups('interface', 'Unstable_Theme_', []),
        apiGroups('selectors', 'Selectors', []),
      ],
      'Material UI',
      englishTexts,
    ),
  );
  expect(frontMatter.description).toBe(
    'All components, hooks and interfaces of Material UI that have their own API page.',
  );
  expect(headings).toEqual([
    ['h2', 'Components', 'components'],
    ['h2', 'Hooks', 'hooks'],
    ['h2', 'Interfaces', 'interfaces'],
    ['h2', 'Events and selectors', 'others'],
  ]);
  expect(links).toEqual([
    ['Button', '/api-docs/button/'],
    ['Masonry', '/api-docs/masonry/'],
    ['useScroll', '/api-docs/usescroll/'],
    ['Unstable_Theme_', '/api-docs/unstable_theme_/'],
    ['Events', '/api-docs/events/'],
    ['Selectors', '/api-docs/selectors/'],
  ]);
  expect(plans).toEqual([{ name: 'pro' }]);
});

it('has no heading without pages below', () => {
  const { headings } = renderMdx(indexMdx([apiHook], 'MUI X', englishTexts));
  expect(headings).toEqual([['h2', 'Hooks', 'hooks']]);
});
