import { checkBaseUrl } from './checkBaseUrl';

const pages = ['/components/tabs', '/x/react-charts', '/x', 'https://mui.com/store/'];

it.each(['/', '/docs/', '/comp/', '/manual/x/', '/components-old/'])('takes %s', (baseUrl) => {
  expect(() => checkBaseUrl(baseUrl, pages)).not.toThrow();
});

it.each([
  ['/x/', '/x/react-charts'],
  ['/components/', '/components/tabs'],
  ['/components/tabs/', '/components/tabs'],
])('refuses %s, below which the site has %s itself', (baseUrl, page) => {
  expect(() => checkBaseUrl(baseUrl, pages)).toThrow(`such as ${page}, and`);
});
