import { isGenerated } from './isGenerated';

it.each([
  '---\ndescription: "Props of Button"\ngenerated: api-reference\n---\n\nText\n',
  '---\ngenerated: api-reference\n---\n',
  '---\r\ngenerated: "api-reference" \r\ndescription: a\r\n---\r\n',
  "---\ngenerated:   'api-reference'\n---",
])('knows %j', (mdx) => {
  expect(isGenerated(mdx)).toBe(true);
});

it.each([
  '',
  'generated: api-reference\n',
  '---\ndescription: a\n---\n\ngenerated: api-reference\n',
  '---\ndescription: "generated: api-reference"\n---\n',
  '---\ndescription: a\n  generated: api-reference\n---\n',
  '---\ngenerated: by hand\n---\n',
  '---\ngenerated: false\n---\n',
  '---\ngenerated: api-reference-notes\n---\n',
  '\n---\ngenerated: api-reference\n---\n',
  '---\ndescription: never closed\ngenerated: api-reference\n',
])('takes %j for a page that somebody has written', (mdx) => {
  expect(isGenerated(mdx)).toBe(false);
});
