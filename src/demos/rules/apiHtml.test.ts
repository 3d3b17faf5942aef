import { apiHtml } from './apiHtml';

const items = '<li><a href="/api-docs/button/">Button</a></li>';
const frame = { className: 'api', label: 'API used by "Tags"', baseUrl: '/' };

it('puts the items into a named list', () => {
  expect(apiHtml(items, frame)).toBe(
    `<ul class="api" aria-label="API used by &quot;Tags&quot;">${items}</ul>`,
  );
});

it('leads to the pages of the language', () => {
  expect(apiHtml(items, { ...frame, baseUrl: '/zh/' })).toContain('href="/zh/api-docs/button/"');
});

it.each([undefined, ''])('is nothing for %j', (none) => {
  expect(apiHtml(none, frame)).toBe('');
});
