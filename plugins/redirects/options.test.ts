import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { pageTrees } from '../../config/page-tree';
import { siteRedirects } from '../../config/siteRedirects';
import { validateOptions } from './options';

const validate = (redirects: unknown) =>
  validateOptions({
    validate: normalizePluginOptions,
    options: { redirects, trees: pageTrees },
  } as never);

it('takes the table of this site', () => {
  const { redirects } = siteRedirects(process.cwd());
  expect(validate(redirects).redirects).toHaveLength(redirects.length);
});

it.each([['303'], [301], [307]])('takes no status %s', (status) => {
  expect(() => validate([{ from: '/a', to: '/b', status }])).toThrow('status');
});
