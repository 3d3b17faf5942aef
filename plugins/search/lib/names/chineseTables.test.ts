import { chineseTables } from './chineseTables';

it('says how characters are read, each reading once', () => {
  expect(chineseTables(['分页', 'Button 按钮']).pinyin).toBe('an按fen分niu钮ye页');
});

it('says where a character reads otherwise than alone', () => {
  const { readings } = chineseTables(['重置', '重要', '行分组']);
  expect(readings).toHaveProperty('重置', 'chong zhi');
  expect(readings).toHaveProperty('行分组', 'hang fen zu');
  expect(readings).not.toHaveProperty('重要');
});

it('knows traditional forms of the characters that there are, and no others', () => {
  const { simplified } = chineseTables(['分页', '数据']);
  const pairs = new Map(
    (simplified.match(/../gu) ?? []).map(([from = '', to = '']) => [from, to] as const),
  );
  expect(pairs.get('頁')).toBe('页');
  expect(pairs.get('數')).toBe('数');
  expect(pairs.get('據')).toBe('据');
  expect([...pairs.values()].every((char) => '分页数据'.includes(char))).toBe(true);
});

it('is empty without Chinese', () => {
  expect(chineseTables(['Button'])).toEqual({ pinyin: '', readings: {}, simplified: '' });
});
