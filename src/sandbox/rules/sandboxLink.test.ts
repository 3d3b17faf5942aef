import fc from 'fast-check';
import { parseSandboxQuery, writeSandboxQuery, type SandboxRequest } from './sandboxLink';

const request: SandboxRequest = {
  service: 'stackblitz',
  demo: 'x-docs/react-data-grid/sorting/BasicSorting',
  style: 'system',
  code: 'ts',
  mode: 'dark',
  direction: 'rtl',
};

it('reads what it wrote', () => {
  fc.assert(
    fc.property(
      fc.record<SandboxRequest>({
        service: fc.constantFrom('stackblitz', 'codesandbox'),
        demo: fc
          .stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/)
          .map((name) => `docs/components/tabs/${name}`),
        style: fc.constantFrom('system', 'css', 'tailwind'),
        code: fc.constantFrom('ts', 'js'),
        mode: fc.constantFrom('light', 'dark'),
        direction: fc.constantFrom('ltr', 'rtl'),
      }),
      (each) => expect(parseSandboxQuery(writeSandboxQuery(each))).toEqual(each),
    ),
  );
});

it.each([
  ['another service', { service: 'https://example.org' }],
  ['another styling', { style: 'sass' }],
  ['a value of the prototype', { code: 'constructor' }],
  ['a way out of the folder', { demo: 'docs/../../etc/Passwd' }],
  ['another host', { demo: '//example.org/docs/a/B' }],
  ['markup', { demo: 'docs/a/<script>' }],
  ['an encoded slash', { demo: 'docs/a%2f..%2fB' }],
])('does not take %s', (_name, change) => {
  const query = new URLSearchParams({ ...request, ...change });
  expect(parseSandboxQuery(`?${query}`)).toBeUndefined();
});

it('does not take a query that lacks something, whatever it is', () => {
  for (const name of Object.keys(request)) {
    const query = new URLSearchParams(Object.entries(request));
    query.delete(name);
    expect(parseSandboxQuery(`?${query}`)).toBeUndefined();
  }
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      parseSandboxQuery(search);
    }),
  );
});
