import { readHosts } from './readHosts';

const name = 'SERVICE_WORKER_HOSTS';

it('reads names as browsers write them', () => {
  expect(readHosts(name, undefined)).toEqual([]);
  expect(readHosts(name, ' , ')).toEqual([]);
  expect(
    readHosts(name, 'docs.example.org, Docs.Example.COM,localhost,127.0.0.1,[::1],bücher.example'),
  ).toEqual([
    'docs.example.org',
    'docs.example.com',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'xn--bcher-kva.example',
  ]);
});

it.each([
  'https://docs.example.org',
  'docs.example.org:443',
  'docs.example.org/',
  'docs.example.org/docs',
  '*.example.org',
  '*',
  'a.example b.example',
  'a.example;b.example',
  'docs.example.org?a',
  'docs..example.org/..',
])('refuses %j', (value) => {
  expect(() => readHosts(name, `docs.example.org,${value}`)).toThrow(
    `${name} holds "${value}", which is no host name. Write names alone, such as docs.example.org`,
  );
});
