import fc from 'fast-check';
import { load } from 'cheerio';
import { escapeHtml } from './escapeHtml';

it('is read back by a parser as what it was, as text and as an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>&"\'/=ab;#') }), (text) => {
      const $ = load(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
      expect($('p').text()).toBe(text);
      expect($('p').attr('title')).toBe(text);
    }),
  );
});
