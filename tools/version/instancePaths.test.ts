import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { instancePaths } from './instancePaths';

it.each(['default', 'x'] as const)('names folders in which pages of %s are found', (instance) => {
  const paths = instancePaths(instance);
  const pathname = instance === 'x' ? '/x/a' : '/a';
  expect(locatePage(`${paths.pages}/a/index.mdx`)).toMatchObject({ instance, version: 'current' });
  expect(locatePage(`${paths.cutPages('8.9.2')}/a/index.mdx`)).toMatchObject({
    instance,
    version: '8.9.2',
    pathname,
  });
  expect(locatePage(`${paths.translatedPages('zh', 'current')}/a/index.mdx`)).toMatchObject({
    instance,
    version: 'current',
    locale: 'zh',
  });
  expect(locatePage(`${paths.translatedPages('zh', '8.9.2')}/a/index.mdx`)).toMatchObject({
    instance,
    version: '8.9.2',
    locale: 'zh',
    pathname,
  });
});

it('names the files of Docusaurus', () => {
  const { list, cutSidebars, translatedSidebars } = instancePaths('x');
  expect([list, cutSidebars('8.9.2'), translatedSidebars('zh', '8.9.2')]).toEqual([
    'x_versions.json',
    'x_versioned_sidebars/version-8.9.2-sidebars.json',
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2.json',
  ]);
  expect(instancePaths('default').list).toBe('versions.json');
});
