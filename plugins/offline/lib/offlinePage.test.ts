import { offlinePage, pagesPlace } from './offlinePage';
import { englishTexts } from './texts';

it('has one place for the list if pages are saved, and says that none are if not', () => {
  const some = offlinePage(englishTexts, 'en', true);
  expect(some.split(pagesPlace)).toHaveLength(2);
  expect(some).toContain(englishTexts.saved);
  const none = offlinePage(englishTexts, 'en', false);
  expect(none).not.toContain(pagesPlace);
  expect(none).toContain(englishTexts.none);
});

it('is in its language, runs nothing, and escapes its texts', () => {
  const html = offlinePage({ ...englishTexts, title: '<script>' }, 'zh-CN', true);
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});
