import { minify, type Options } from '@swc/html';
import { version } from '@swc/html/package.json';

/**
 * As Docusaurus passes them, but for `minifyCss` and `collapseWhitespaces`: everything that React would notice while
 * hydrating stays as it is, and the text of a demo's own `style` element is compared, too.
 */
const options: Options = {
  removeComments: false,
  preserveComments: [],
  // Crawlers of social networks look for the tag.
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: false,
  collapseWhitespaces: 'none',
};

/** Changes with the tool and its options: what was minified otherwise is no answer. */
export const minifierSalt = JSON.stringify([version, options]);

/**
 * Minifies one page.
 * @throws if the HTML is not well formed, with what the parser says
 */
export async function minifyPage(html: string): Promise<string> {
  const { code, errors } = await minify(Buffer.from(html), options);
  if (errors && errors.length > 0) {
    throw new Error(errors.map(({ level, message }) => `${level}: ${message}`).join('; '));
  }
  return code;
}
