import { withRegionalWords } from './withRegionalWords';

it('knows what Taiwan calls words of the titles, and of no others', () => {
  expect(withRegionalWords(['导出', '剪贴板'], [])).toEqual([
    ['剪贴簿', '剪贴板'],
    ['汇出', '导出'],
  ]);
});

it('adds them to the words that stand for the same', () => {
  expect(withRegionalWords(['剪贴板'], [['剪贴板', '复制粘贴'], ['tabs']])).toEqual([
    ['剪贴板', '复制粘贴', '剪贴簿'],
    ['tabs'],
  ]);
});

it('leaves words that stand for others already, and those that a title has', () => {
  expect(withRegionalWords(['导出'], [['汇出', '出口']])).toEqual([['汇出', '出口']]);
  const added = (titles: string[]) => withRegionalWords(titles, []).map(([there]) => there);
  expect(added(['文档', '文件'])).not.toContain('文件');
  expect(added(['文档'])).toContain('文件');
});

it('is empty without Chinese', () => {
  expect(withRegionalWords(['Export'], [])).toEqual([]);
});
