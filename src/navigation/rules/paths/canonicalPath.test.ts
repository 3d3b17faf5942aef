import fc from 'fast-check';
import { addresses } from '../../../../tests/support/addresses';
import { canonicalPath } from './canonicalPath';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/?a=1', '/'],
    ['/#top', '/'],
    ['/components/buttons', '/components/buttons'],
    ['/components/buttons/', '/components/buttons'],
    ['/components/buttons//', '/components/buttons'],
    ['/components/buttons/?a=1', '/components/buttons'],
    ['/components/buttons/#sizes', '/components/buttons'],
    ['/components/buttons/?a=1#sizes', '/components/buttons'],
    ['/components/buttons?a=/x/', '/components/buttons'],
    ['/components/buttons#a?b', '/components/buttons'],
    ['///components/buttons/', '/components/buttons'],
    ['components/buttons/', '/components/buttons'],
    ['/api', '/api-docs'],
    ['/api/', '/api-docs'],
    ['/api?a', '/api-docs'],
    ['/api#a', '/api-docs'],
    ['/api/button', '/api-docs/button'],
    ['/api/button/', '/api-docs/button'],
    ['/api/button/?a=1#props', '/api-docs/button'],
    ['//api/button', '/api-docs/button'],
    ['/api/api/button', '/api-docs/api/button'],
    ['/api-docs/button/', '/api-docs/button'],
    ['/api-docs', '/api-docs'],
    ['/apiary', '/apiary'],
    ['/apiary/bees/', '/apiary/bees'],
    ['/api.json', '/api.json'],
    ['/API/button', '/API/button'],
    ['/x/api/data-grid/', '/x/api/data-grid'],
    ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid'],
    ['/system/api/box/', '/system/api/box'],
    ['/guides/api/', '/guides/api'],
    ['/zh', '/'],
    ['/zh/', '/'],
    ['/zh/api/button/', '/api-docs/button'],
    ['/zh/apiary/', '/apiary'],
    ['/zh/x/react-charts/?a#b', '/x/react-charts'],
    ['/en/', '/'],
    ['/en/api/button/', '/api-docs/button'],
    ['/en/components/buttons/', '/components/buttons'],
    ['/pt/api/button/', '/pt/api/button'],
  ])('%s is %s', (address, path) => {
    expect(canonicalPath(address)).toBe(path);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const once = canonicalPath(address);
        expect(canonicalPath(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not care about language, query, fragment and trailing slash', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\/[a-wy-z]{3,8}){1,4}$/), (path) => {
        for (const same of [`/zh${path}/`, `/en${path}`, `${path}/?q=1`, `${path}#f`, `/${path}`]) {
          expect(canonicalPath(same)).toBe(canonicalPath(path));
        }
      }),
    );
  });

  it('never throws, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        expect(canonicalPath(address)).toMatch(/^\/(?:[^/?#].*)?$/s);
      }),
    );
  });
});
