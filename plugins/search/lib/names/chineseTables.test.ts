import { chineseTables } from './chineseTables';

it('says how characters are read, each reading once', () => {
  expect(chineseTables(['分页', 'Button 按钮']).pinyin).toBe('an按fen分niu钮ye页');
});

it('says where a character reads otherwise than as a rule', () => {
  const { readings } = chineseTables(['重置', '重要', '重点', '行分组', '执行']);
  expect(readings).toHaveProperty('重置', 'chong zhi');
  expect(readings).not.toHaveProperty('重要');
});

it('takes for the rule what the titles have most', () => {
  const { pinyin, readings } = chineseTables(['行分组', '行排序', '行固定', '执行']);
  expect(pinyin).toContain('hang行');
  expect(readings).toEqual({ 执行: 'zhi xing' });
});

it('says how characters are read alone that a title reads otherwise', () => {
  expect(chineseTables(['行选择', '重置', '分页']).alone).toBe('xing行zhong重');
  expect(chineseTables(['分页'])).not.toHaveProperty('alone');
});

it('knows characters of words that are in no title', () => {
  const { pinyin, readings } = chineseTables(['按钮'], ['按键']);
  expect(pinyin).toBe('an按jian键niu钮');
  expect(readings).toEqual({});
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
