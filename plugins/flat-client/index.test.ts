import type { DocusaurusConfig } from '@docusaurus/types';
import flatClientPlugin from '.';
import { pageTemplate } from './pageTemplate';

const siteWith = (siteConfig: Partial<DocusaurusConfig>) => ({
  generatedFilesDir: '/site/.docusaurus',
  siteConfig: siteConfig as DocusaurusConfig,
});

describe('flat-client', () => {
  it('does not let the home page say that its scripts are missing when they are late', () => {
    const late = { ssrTemplate: pageTemplate };
    expect(() => flatClientPlugin(siteWith({ ...late, baseUrlIssueBanner: true }))).toThrow(
      'set `baseUrlIssueBanner: false`',
    );
    expect(() => flatClientPlugin(siteWith({ ...late, baseUrlIssueBanner: false }))).not.toThrow();
  });

  it("leaves the banner of a site with Docusaurus's own template", () => {
    const stock = { ssrTemplate: '<html></html>', baseUrlIssueBanner: true };
    expect(() => flatClientPlugin(siteWith(stock))).not.toThrow();
  });
});
