import fc from 'fast-check';
import { repositoryAddress, siteAddress } from './siteAddress';

it.each([
  [undefined, 'http://localhost:3000', '/'],
  ['', 'http://localhost:3000', '/'],
  ['https://docs.example.org', 'https://docs.example.org', '/'],
  ['https://docs.example.org/', 'https://docs.example.org', '/'],
  ['https://example.org/docs', 'https://example.org', '/docs/'],
  ['https://example.org/docs/', 'https://example.org', '/docs/'],
  ['https://example.org/a/b-c/v1.2/', 'https://example.org', '/a/b-c/v1.2/'],
  ['http://localhost:4000', 'http://localhost:4000', '/'],
  ['http://127.0.0.1:4000/docs', 'http://127.0.0.1:4000', '/docs/'],
  ['https://example.org:443/docs', 'https://example.org', '/docs/'],
  ['HTTPS://Docs.Example.ORG/Docs', 'https://docs.example.org', '/Docs/'],
])('%s is %s and %s', (value, origin, baseUrl) => {
  expect(siteAddress(value)).toEqual({ origin, baseUrl });
});

it.each([
  ['docs', 'is no URL'],
  ['example.org', 'is no URL'],
  ['//example.org', 'is no URL'],
  ['/docs/', 'is no URL'],
  ['localhost:4000', 'has no http:// or https:// in front'],
  ['example.org:8080/docs', 'has no http:// or https:// in front'],
  ['ftp://example.org', 'but of "ftp:"'],
  ['javascript:alert(1)', 'but of "javascript:"'],
  ['data:text/html,1', 'but of "data:"'],
  ['file:///srv/site', 'but of "file:"'],
  ['mailto:a@example.org', 'but of "mailto:"'],
  ['https:example.org', 'is no URL'],
  ['https:/example.org', 'is no URL'],
  ['https://', 'is no URL'],
  ['https:///docs', 'is no URL'],
  ['https://example.org\\docs', 'is no URL'],
  ['https://example.org/?a=1', 'has a query or a fragment'],
  ['https://example.org/#top', 'has a query or a fragment'],
  ['https://example.org?', 'has a query or a fragment'],
  [' https://example.org', 'has a blank'],
  ['https://example.org ', 'has a blank'],
  ['https://example.org/a b', 'has a blank'],
  ['https://example.org\n', 'has a blank'],
  ['https://example.org//docs', 'whose path "//docs"'],
  ['https://example.org/docs//', 'whose path "/docs//"'],
  ['https://example.org/a/../b', 'whose path "/a/../b"'],
  ['https://example.org/./', 'whose path "/./"'],
  ['https://example.org/文档/', 'whose path "/文档/"'],
  ['https://example.org/a%20b/', 'whose path "/a%20b/"'],
])('refuses %j', (value, reason) => {
  expect(() => siteAddress(value)).toThrow(`SITE_URL is "${value}"`);
  expect(() => siteAddress(value)).toThrow(reason);
  expect(() => siteAddress(value)).toThrow('Set it to the public address, for example');
});

it('refuses a name and a password, and repeats neither', () => {
  for (const read of [siteAddress, repositoryAddress]) {
    expect(() => read('https://user:secret@example.org/a')).toThrow('has a name or a password');
    expect(() => read('https://user:secret@example.org/a')).not.toThrow(/secret|user/);
    expect(() => read('user:secret@example.org/a')).toThrow('has a name or a password');
    expect(() => read('user:secret@example.org/a')).not.toThrow(/secret|user/);
    expect(() => read(' https://user:secret@example.org/a')).not.toThrow(/secret|user/);
  }
});

it('either refuses a text or takes an address that is written as it is read', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ withQueryParameters: true })),
      (value) => {
        let address;
        try {
          address = siteAddress(value);
        } catch (error) {
          expect(String(error)).toContain('SITE_URL is "');
          return;
        }
        const { origin, baseUrl } = address;
        expect(new URL(baseUrl, origin).href).toBe(origin + baseUrl);
        expect(baseUrl).toMatch(/^\/(?:.*\/)?$/);
      },
    ),
  );
});

it.each([
  [undefined, ''],
  ['', ''],
  ['https://github.com/owner/docs', 'https://github.com/owner/docs'],
  ['https://github.com/owner/docs/', 'https://github.com/owner/docs'],
  ['https://github.com/owner/docs.git', 'https://github.com/owner/docs'],
  ['https://github.com/owner/docs.git/', 'https://github.com/owner/docs'],
  ['https://github.com/owner/docs/.git', 'https://github.com/owner/docs'],
  ['https://www.github.com/owner/tree', 'https://www.github.com/owner/tree'],
  ['https://gitlab.com/group/below/docs', 'https://gitlab.com/group/below/docs'],
  ['http://git.example:8080/a/b', 'http://git.example:8080/a/b'],
  ['https://git.example/docs', 'https://git.example/docs'],
])('%s is the repository %s', (value, expected) => {
  expect(repositoryAddress(value)).toBe(expected);
});

it.each([
  'github.com/owner/docs',
  'owner/docs',
  'git@github.com:owner/docs.git',
  'ssh://git@github.com/owner/docs',
  'git://github.com/owner/docs',
  'javascript:alert(1)',
  'https://github.com/owner/docs?tab=readme',
  'https://github.com/owner/docs#readme',
  'https://github.com',
  'https://github.com/owner',
  'https://www.github.com/owner/',
  'https://gitlab.com/group',
  'https://github.com/owner/docs/tree/main',
  'https://github.com/owner/docs/blob/main/README.md',
  'https://github.com/owner/docs/issues',
  'https://gitlab.com/group/below/docs/-/tree/main',
  'https://git.example/a/b/tree/main/',
  'https://git.example/a/b/src/branch/main',
  'https://.git',
  'https://github.com/owner/.git',
  ' https://github.com/owner/docs',
])('refuses the repository %j', (value) => {
  expect(() => repositoryAddress(value)).toThrow(
    /^REPOSITORY_URL is ".*", which .*\. Set it to the address that a browser opens, for example/,
  );
});
