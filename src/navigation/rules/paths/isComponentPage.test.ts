import { isComponentPage } from './isComponentPage';

it.each(['/components/buttons', '/components/use-media-query', '/system/box'])(
  '%s explains a component',
  (pathname) => expect(isComponentPage(pathname)).toBe(true),
);

it.each([
  '/components/all-components',
  '/components/buttons/components-api',
  '/components',
  '/system/grid',
  '/customization/components',
  '/x/react-charts/bars',
])('%s does not', (pathname) => expect(isComponentPage(pathname)).toBe(false));
