import { findLines } from './lines';
import type { NamesFile } from './namesFile';
import { openReadings } from './openReadings';

const file = {
  pinyin: 'fen分ye页zhong重zhi置hang行xuan选ze择',
  readings: { 重置: 'chong zhi' } as Record<string, string>,
  alone: 'zhong重xing行',
  simplified: '頁页',
} as NamesFile;

/** Finds the records of a title by what is typed of its reading. */
function read(chinese: string[]) {
  const work = openReadings([file], { chinese, chineseRecords: chinese.map((_, at) => [at * 10]) });
  let step = work.next();
  while (!step.done) step = work.next();
  const { readings, simplified } = step.value;
  return {
    simplified,
    starts: readings.starts,
    by(form: 'full' | 'initials', typed: string) {
      const found: number[] = [];
      findLines(readings[form], typed, (line) => found.push(...readings.records[line]!));
      return found;
    },
  };
}

it('finds a title by its syllables and by their first letters', () => {
  const readings = read(['分页', '重置']);
  expect(readings.by('full', 'fenye')).toEqual([0]);
  expect(readings.by('initials', 'fy')).toEqual([0]);
  expect([...readings.starts[0]!]).toEqual([0, 3]);
});

it('reads a title as its file says, and as its characters are read alone', () => {
  const readings = read(['重置', '行选择']);
  expect(readings.by('full', 'chongzhi')).toEqual([0]);
  expect(readings.by('full', 'zhongzhi')).toEqual([0]);
  expect(readings.by('full', 'hangxuanze')).toEqual([10]);
  expect(readings.by('full', 'xingxuanze')).toEqual([10]);
});

it('reads a title called like a member of every object', () => {
  expect(read(['constructor 分页', '__proto__ 重']).by('full', 'fenye')).toEqual([0]);
});

it('knows the simplified form of a traditional character', () => {
  expect(read([]).simplified.get('頁')).toBe('页');
});
