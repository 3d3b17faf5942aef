import type { OpenPage } from './names';
import type { NamesFile } from './namesFile';
import { openSynonyms } from './openSynonyms';

const fileOf = (synonyms: string) => ({ synonyms }) as NamesFile;
const pageOf = (title: string, english: string, isApi = false) =>
  ({ title, english, isApi }) as OpenPage;

it('lets every term of a group stand for every other, however many files say so', () => {
  const { synonyms, longestSynonym } = openSynonyms(
    [fileOf('modal|dialog|pop up'), fileOf('modal|dialog|pop up\ndialog|window')],
    [],
  );
  expect(synonyms.get('modal')).toEqual(['dialog', 'pop up']);
  expect(synonyms.get('popup')).toEqual(['modal', 'dialog']);
  expect(synonyms.get('dialog')).toEqual(['modal', 'pop up', 'window']);
  expect(longestSynonym).toBe(2);
});

it('takes the two names of a page for each other, unless it is of the reference or long', () => {
  const { synonyms } = openSynonyms(
    [fileOf('分页|paging')],
    [
      pageOf('分页', 'Pagination'),
      pageOf('Button 按钮', 'Button'),
      pageOf('按钮', 'Button', true),
      pageOf('如何迁移数据', 'How to move your data'),
      pageOf('Slider', 'Slider'),
    ],
  );
  expect(synonyms.get('分页')).toEqual(['paging', 'Pagination']);
  expect(synonyms.get('pagination')).toEqual(['分页']);
  expect(synonyms.get('button')).toEqual(['按钮']);
  expect(synonyms.has('如何迁移数据')).toBe(false);
  expect(synonyms.has('slider')).toBe(false);
});
