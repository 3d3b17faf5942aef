import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';

it('leaves the host out, and nothing else', () => {
  const addresses = {
    '/': '/',
    '/components/buttons/?a=http://b/': '/components/buttons/?a=http://b/',
    '/http://a/b/': '/http://a/b/',
    'http://a/components/buttons/': '/components/buttons/',
    'HTTPS://a.example:8443/components/buttons/?b=1': '/components/buttons/?b=1',
    'http://a': '/',
    'http://a?b=/c': '/?b=/c',
    'http://a//b/': '//b/',
    '*': '*',
  };
  expect(
    evaluate(
      path.join(__dirname, 'originForm.mjs'),
      `${JSON.stringify(Object.keys(addresses))}.map((each) => originForm(each))`,
    ),
  ).toEqual(Object.values(addresses));
});
