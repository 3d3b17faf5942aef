import fs from 'node:fs';
import path from 'node:path';
import { i18n } from '../../../config/i18n';
import { pluginTexts } from './pluginTexts';

const root = path.resolve(__dirname, '../../..');

it.each(i18n.locales.slice(1))('leaves no file of texts in i18n/%s unchecked', (locale) => {
  const files = fs.readdirSync(path.join(root, 'i18n', locale));
  // The English of the topics comes from the packages.
  const apart = ['code.json', 'page-tree.json', 'api-topics.json'];
  const known = [...apart, ...pluginTexts.map(({ name }) => name)];
  expect(files.filter((name) => name.endsWith('.json')).toSorted()).toEqual(known.toSorted());
});

it.each(pluginTexts.map(({ code }) => code))('finds English texts in %s', (code) => {
  expect(fs.readFileSync(path.join(root, code), 'utf8')).toContain('export const englishTexts');
});
