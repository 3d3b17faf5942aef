import type { NamesFile } from '../../src/search/rules/names/namesFile';

/** A file with the names of a version in which nothing is, but for what a test gives. */
export const namesFile = (given: Partial<NamesFile>): NamesFile => ({
  format: 1,
  products: ['material-ui'],
  trails: [''],
  rows: [],
  headings: '',
  ids: '',
  synonyms: '',
  pinyin: '',
  readings: {},
  simplified: '',
  pages: [],
  ...given,
});
