import { locatePage, sourceFileOf, translationFileOf } from './locatePage';

describe('locatePage', () => {
  it.each([
    [
      'docs/components/buttons/index.mdx',
      'default',
      'current',
      'en',
      '/components/buttons',
      'docs/components/buttons',
    ],
    [
      'x-docs/react-data-grid/index.mdx',
      'x',
      'current',
      'en',
      '/x/react-data-grid',
      'x-docs/react-data-grid',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current/components/tabs/index.mdx',
      'default',
      'current',
      'zh',
      '/components/tabs',
      'docs/components/tabs',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-x/current/introduction/index.mdx',
      'x',
      'current',
      'zh',
      '/x/introduction',
      'x-docs/introduction',
    ],
    [
      'x_versioned_docs/version-8.9.2/react-charts/bars/index.mdx',
      'x',
      '8.9.2',
      'en',
      '/x/react-charts/bars',
      'x_versioned_docs/version-8.9.2/react-charts/bars',
    ],
    [
      'versioned_docs/version-7.2.0/system/box/index.mdx',
      'default',
      '7.2.0',
      'en',
      '/system/box',
      'versioned_docs/version-7.2.0/system/box',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/introduction/index.mdx',
      'x',
      '8.9.2',
      'zh',
      '/x/introduction',
      'x_versioned_docs/version-8.9.2/introduction',
    ],
    ['docs/index.mdx', 'default', 'current', 'en', '/', 'docs'],
  ])('%s', (file, instance, version, locale, pathname, sourceFolder) => {
    expect(locatePage(file)).toEqual({ instance, version, locale, pathname, sourceFolder });
  });

  it.each(['src/pages/index.tsx', 'README.md', 'i18n/zh/code.json', 'docsy/a/index.mdx'])(
    '%s is no page',
    (file) => {
      expect(locatePage(file)).toBeUndefined();
    },
  );

  it.each(['/components/buttons', '/x/react-data-grid/sorting', '/x/introduction'])(
    'finds the files of %s back',
    (pathname) => {
      expect(locatePage(sourceFileOf(pathname))?.pathname).toBe(pathname);
      expect(locatePage(translationFileOf(pathname, 'zh'))).toMatchObject({
        pathname,
        locale: 'zh',
      });
    },
  );
});
