import { simplify } from './simplify';

it('writes what is known in another form, and leaves the rest', () => {
  expect(simplify('導出 Excel 檔', new Map([['導', '导']]))).toBe('导出 Excel 檔');
  expect(simplify('導出')).toBe('導出');
});
