import fc from 'fast-check';
import { addresses } from '../../../../tests/support/addresses';
import { canonicalPath } from './canonicalPath';
import { pageAddress } from './pageAddress';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/zh', '/'],
  ['/zh/', '/'],
  ['/en/', '/'],
  ['/zh/?q=1#top', '/'],
  ['/x/react-charts/', '/x/react-charts/'],
  ['/zh/x/react-charts/', '/x/react-charts/'],
  ['/en/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts', '/x/react-charts/'],
  ['/x/react-charts//', '/x/react-charts/'],
  ['//x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts/?mode=dark', '/x/react-charts/'],
  ['/x/react-charts?mode=dark', '/x/react-charts/'],
  ['/x/react-charts/#bars', '/x/react-charts/'],
  ['/x/react-charts#bars', '/x/react-charts/'],
  ['/zh/x/react-charts?a=/b/#c/d', '/x/react-charts/'],
  ['/components/buttons/components-api/', '/components/buttons/components-api/'],
  ['/zh/components/tabs/hooks-api', '/components/tabs/hooks-api/'],
  ['/api/', '/api-docs/'],
  ['/api/button', '/api-docs/button/'],
  ['/zh/api-docs/button/', '/api-docs/button/'],
  ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/system/api/box', '/system/api/box/'],
  ['/x/8.9.2/', '/x/8.9.2/'],
  ['/x/8.9.2', '/x/8.9.2/'],
  ['/zh/x/8.9.2/react-charts/', '/x/8.9.2/react-charts/'],
  ['/7.2.0/components/buttons', '/7.2.0/components/buttons/'],
  ['/404.html', '/404.html'],
  ['/zh/404.html', '/404.html'],
])('%s is reported as %s', (address, expected) => {
  expect(pageAddress(address)).toBe(expected);
});

it('is the canonical path with one slash at its end, however the address is written', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const reported = pageAddress(address);
      expect(reported.replace(/(.)\/$/, '$1')).toBe(canonicalPath(address));
      expect(reported).toMatch(/^\/$|[^/]\/$|\.[a-z][\w-]*$/i);
      expect(pageAddress(reported)).toBe(reported);
    }),
    { numRuns: 1000 },
  );
});
