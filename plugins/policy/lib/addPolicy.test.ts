import { createHash } from 'node:crypto';
import { addPolicy } from './addPolicy';

const page = ({ head = '', body = '', text = '' }) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>a</title>${head}</head><body>${body}<div id=__docusaurus><p>${text}</div></body></html>`;
const policy = { 'default-src': ["'self'"], 'script-src': ["'self'"], 'img-src': ['https:'] };
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows the scripts of head and template by their hashes, each once', () => {
  const html = addPolicy(
    page({ head: '<script>a()</script>', body: '<script>b()</script><script>a()</script>' }),
    policy,
  );
  expect(policyOf(html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('a()')} ${hash('b()')}; img-src https:`,
  );
});

it('stands before every script', () => {
  const html = addPolicy(page({ head: '<script>a()</script>' }), policy);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
});

it('allows no script of the content, and needs no hash for files and data', () => {
  const html = addPolicy(
    page({
      head: '<script src=/a.js></script><script type=application/ld+json>{}</script>',
      text: '<script>taken()</script>',
    }),
    policy,
  );
  expect(policyOf(html)).toBe("default-src 'self'; script-src 'self'; img-src https:");
});

it('leaves what is no page of Docusaurus', () => {
  const html = '<!doctype html><title>Ad</title>';
  expect(addPolicy(html, policy)).toBe(html);
});

it('demands the place after which the policy stands', () => {
  expect(() => addPolicy('<head></head><div id="__docusaurus"></div>', policy)).toThrow(
    'there is no <meta charset="utf-8">',
  );
});
