/** @jest-environment jsdom */
import { hasDemoAd } from './hasDemoAd';

const feed = '<meta name="ad-feed" content="https://ads.example/feed.json">';
const slot = '<aside data-ad=""></aside>';

it.each([
  [feed, slot, true],
  [feed, `${slot}<aside data-ad="OrderTags"></aside>`, true],
  // The page opts out.
  [feed, '', false],
  [feed, '<aside data-ad="OrderTags"></aside>', false],
  // Nothing is configured.
  ['', slot, false],
])('%s and %s: %s', (head, body, expected) => {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  expect(hasDemoAd()).toBe(expected);
});
