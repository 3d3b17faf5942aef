import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { ApiHistory } from '../../src/api/rules/types';
import type { ProductHistory } from '../../src/history/rules/types';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import type { PageTabs, ReferenceVersion } from './lib/generate';

/** Options of the plugin; all are needed. */
export interface ApiReferenceOptions {
  /** Docs versions, the current one first. */
  versions: ReferenceVersion[];
  /** Languages that get pages. */
  locales: string[];
  /** Address of each product's index, and the product's name by language. */
  indexes: { pathname: string; names: Record<string, string> }[];
  /** Components and hooks on the tabs of a page, by its address. */
  tabs: PageTabs;
  /** Pages of the tree whose subject the current libraries do not have any more: `version:cut --next` lists them. */
  absent: string[];
  /** Content of `config/apiHistory.json`. */
  history: ApiHistory;
  /** Content of the files in `config/api-history`. */
  timelines: ProductHistory[];
  /** The table of moved addresses, which knows the paths that comments of the libraries name. */
  redirects: Redirect[];
}

const trees = Joi.object().pattern(Joi.valid('default', 'x'), Joi.array()).min(1);
const names = Joi.array().items(Joi.string());

const schema = Joi.object<ApiReferenceOptions>({
  versions: Joi.array()
    .items(
      Joi.object({
        version: Joi.string().required(),
        trees: trees.required(),
        titles: Joi.object().required(),
        libraries: Joi.object().pattern(Joi.string(), Joi.string()).min(1).required(),
      }),
    )
    .min(1)
    .required(),
  locales: Joi.array().items(Joi.string()).min(1).required(),
  indexes: Joi.array()
    .items(
      Joi.object({
        pathname: Joi.string().pattern(/^\//).required(),
        names: Joi.object().pattern(Joi.string(), Joi.string()).required(),
      }),
    )
    .required(),
  tabs: Joi.object()
    .pattern(Joi.string().pattern(/^\//), Joi.object({ components: names, hooks: names }))
    .required(),
  absent: Joi.array().items(Joi.string().pattern(/^\//)).required(),
  history: Joi.object({
    first: Joi.string().required(),
    last: Joi.string().required(),
    before: Joi.string().required(),
    packages: Joi.object(),
    pages: Joi.object().required(),
  }).required(),
  timelines: Joi.array()
    .items(Joi.object({ product: Joi.string().required() }).unknown())
    .required(),
  redirects: Joi.array().required(),
});

/** Checks the options. @throws naming the option that is wrong, missing or unknown */
export function validateOptions(
  context: OptionValidationContext<ApiReferenceOptions, ApiReferenceOptions>,
): ApiReferenceOptions {
  return checkOptions('api-reference', schema, context);
}
