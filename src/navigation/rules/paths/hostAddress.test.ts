import fc from 'fast-check';
import { hostAddress } from './hostAddress';

it.each([
  ['/x/react-charts', '/x/react-charts/'],
  ['/x/react-charts?dir=rtl', '/x/react-charts/?dir=rtl'],
  ['/zh?a=1', '/zh/?a=1'],
  ['/x/8.9.2', '/x/8.9.2/'],
  ['/x/react-charts/index.html?dir=rtl', '/x/react-charts/?dir=rtl'],
  ['/x/react-charts/index', '/x/react-charts/'],
  ['/x/react-charts.html', '/x/react-charts/'],
  ['/index.html', '/'],
  ['/x//react-charts', '/x/react-charts/'],
  ['//evil.example', '/evil.example'],
  ['/\\evil', '/evil/'],
  ['/components/?a=/b//c', undefined],
  ['/', undefined],
  ['/?a=1', undefined],
  ['/x/react-charts/', undefined],
  ['/assets/js/main.1234.js', undefined],
  ['/pagefind/pagefind-entry.json?ts=1', undefined],
  ['/pagefind/fragment/en_2b4f.pf_fragment', undefined],
])('%s → %s', (address, expected) => {
  expect(hostAddress(address)).toBe(expected);
});

it('is reached in one step, keeps the query and stays on the host', () => {
  const segment = fc.string({
    unit: fc.constantFrom('a', 'b', '.', '/', '\\', 'index', '.html', '?', '='),
  });
  fc.assert(
    fc.property(segment, (rest) => {
      const address = `/${rest}`;
      const target = hostAddress(address);
      if (target === undefined) return;
      expect(target).toMatch(/^\/(?![\\/])/);
      const query = address.indexOf('?');
      expect(target.endsWith(query < 0 ? '' : address.slice(query))).toBe(true);
    }),
  );
});
