import { chineseWay } from './chineseWay';

const localeConfigs = { en: { baseUrl: '/docs/' }, 'zh-CN': { baseUrl: '/docs/zh/' } };
const languages = { currentLocale: 'en', localeConfigs };
const place = { pathname: '/docs/components/chips/', baseUrl: '/docs/' };

it('leads to the same page in Chinese, and its search', () => {
  expect(chineseWay(' 按钮 a&b', languages, place)?.elsewhere).toEqual({
    url: `/docs/zh/components/chips/?q=${encodeURIComponent('按钮 a&b')}`,
    label: 'Search the Chinese pages for “按钮 a&b”',
  });
});

it('leads nowhere without Chinese, without Chinese pages, and on them', () => {
  expect(chineseWay('button', languages, place)).toBeUndefined();
  expect(chineseWay('按钮', { ...languages, currentLocale: 'zh-CN' }, place)).toBeUndefined();
  const { en } = localeConfigs;
  expect(chineseWay('按钮', { ...languages, localeConfigs: { en } }, place)).toBeUndefined();
});

it.each(['按'.repeat(10_000), '按\ud800'])('makes an address of anything', (query) => {
  expect(chineseWay(query, languages, place)!.elsewhere!.url.length).toBeLessThan(2000);
});

it('is named by the beginning of a long text', () => {
  const { elsewhere } = chineseWay('按'.repeat(150), languages, place)!;
  expect(elsewhere!.label).toBe(`Search the Chinese pages for “${'按'.repeat(60)}…”`);
  expect(decodeURIComponent(elsewhere!.url)).toContain('按'.repeat(150));
});
