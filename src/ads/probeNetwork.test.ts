/** @jest-environment jsdom */
import { probeNetwork } from './probeNetwork';

const backers = 'https://material-ui-next.com/discover-more/backers';
const look = (html: string) => {
  document.body.innerHTML = html;
  return probeNetwork(document, '[data-ad-network]');
};
const inside = (html: string) => look(`<div data-ad-network>${html}</div>`);

it.each([
  ['<div id="carbonads"></div>', 'ad'],
  ['<div class="carbonads x"></div>', 'ad'],
  ['<div class="ea-placement"></div>', 'ad'],
  ['<div id="carbonads"><a href="https://ads.example/">Ad</a></div>', 'ad'],
  [`<div id="carbonads"><a href="${backers}">Backers</a></div>`, 'backers'],
  [`<div id="carbonads"><a href="${backers}?x">Backers</a></div>`, 'ad'],
  [`<div id="carbonads"><a href="https://a.example/">A</a><a href="${backers}">B</a></div>`, 'ad'],
  ['', 'nothing'],
  ['<script></script><div class="other"></div>', 'nothing'],
])('%s is %s', (html, expected) => expect(inside(html)).toBe(expected));

it('does not take another ad of the page for the network', () =>
  expect(look('<div class="carbonads" id="carbonads"></div><div data-ad-network></div>')).toBe(
    'nothing',
  ));
