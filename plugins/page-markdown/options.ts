import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { ApiHistory } from '../../src/api/rules/types';
import { checkOptions } from '../support/checkOptions';

/** A product, as the lists for programs name it. */
export interface ListedProduct {
  /** Id that `productIdentity` gives its addresses. */
  id: string;
  name: string;
  /** Address of its first page, without language. */
  home: string;
  /** npm package whose version is the product's. */
  npmPackage: string;
  /** What it is, by language. */
  headline?: Readonly<Record<string, string>>;
}

export interface PageMarkdownOptions {
  products: readonly ListedProduct[];
  /** The documented versions of the libraries, by npm name. */
  versions: Readonly<Record<string, string>>;
  /** Facts about the versions of what the API reference documents. */
  history: ApiHistory;
  /** Addresses, without language, of pages with Markdown that the build does not make; asked for when everything else is made. */
  others: () => readonly string[];
}

const text = Joi.string().min(1);

const schema = Joi.object<PageMarkdownOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        id: text.pattern(/^[a-z\d-]+$/).required(),
        name: text.required(),
        home: text.pattern(/^\/(?:.*\/)?$/).required(),
        npmPackage: text.required(),
        headline: Joi.object().pattern(text, text),
      }).unknown(),
    )
    .unique('id')
    .min(1)
    .required(),
  versions: Joi.object().pattern(text, text).required(),
  history: Joi.object({ pages: Joi.object().required() }).unknown().required(),
  others: Joi.function().required(),
});

export function validateOptions(
  context: OptionValidationContext<Partial<PageMarkdownOptions>, PageMarkdownOptions>,
): PageMarkdownOptions {
  return checkOptions('page-markdown', schema, context);
}
