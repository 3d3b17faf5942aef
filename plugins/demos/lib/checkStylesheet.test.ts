import { checkStylesheet } from './checkStylesheet';

const reasons = (source: string) =>
  checkStylesheet(source, 'docs/a/OrderTags.css').map(
    ({ line, column, reason }) => `${line}:${column} ${reason}`,
  );

it('accepts rules about classes of the demo, its variables and its animations', () => {
  expect(
    reasons(`:root { --order-tags-gap: 8px; }
.order-tags { display: flex; &:hover { color: red; } }
.order-tags-row .MuiChip-label, :where(.order-tags-row):first-child { margin: 0; }
[data-theme='dark'] .order-tags-row { color: white; }
@media (width < 600px) { .order-tags-row { animation: order-tags-in 1s; } }
@keyframes order-tags-in { to { opacity: 1; } }`),
  ).toEqual([]);
});

it.each([
  ['.order-tagsx { color: red; }', /^1:1 has a selector without a class of this demo/],
  ['.order-tags { color: red; }\nbutton { color: red; }', /^2:1 has a selector without a class/],
  ['.order-tags, .other { color: red; }', /^1:1 .*name it "order-tags" or "order-tags-…"/],
  ['@media print { .other { color: red; } }', /has a selector without a class/],
  ['@keyframes spin { to { opacity: 1; } }', /^1:1 names an animation "spin"/],
  [
    '@layer demo { .order-tags { color: red; } }',
    /^1:1 has an @layer, in which rules lose to the library's on this site/,
  ],
  ['@layer base, demo;', /^1:1 has an @layer/],
  ['@page { margin: 1cm; }', /^1:1 has an @page/],
  ['.order-tags { background: image-set("a.png" 1x); }', /^1:\d+ fetches "a\.png"/],
  ['@import "other.css";', /^1:1 imports "other\.css"/],
  [
    '.order-tags { background: url(https://a.example/a.png); }',
    /^1:\d+ fetches "https:\/\/a\.example/,
  ],
  ['.order-tags { color: red; }\n} .order-tags {}', /^2:\d+ does not compile/],
])('refuses %j', (source, message) => {
  expect(reasons(source)).toHaveLength(1);
  expect(reasons(source)[0]).toMatch(message);
});
