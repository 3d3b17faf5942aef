import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import type { TreeProduct } from './lib/checkTree';

/** What the check needs to know of the site besides its files. */
export interface ContentCheckOptions {
  /** All languages, the default one first. */
  locales: string[];
  /** Origin of the site. */
  siteUrl: string;
  products: TreeProduct[];
  /** Moved addresses. */
  redirects: Redirect[];
  /** Cut versions by docs instance. */
  versions: Record<'default' | 'x', string[]>;
  /** Pages of frozen versions, which have no files: by address, what a link may name after `#`; null where nobody knows. */
  frozen?: Record<string, string[] | null>;
  /** Where pictures and films may come from besides the site, in the words of the content security policy. */
  sources: { picture: string[]; film: string[] };
  /** Names of the packages that a demo may import. */
  packages: string[];
  /** Files of demos that the codemods of a cut have made longer than a demo may be: `npm run content:check` holds them, no build does. */
  longDemos: string[];
}

const texts = Joi.array().items(Joi.string());

const schema = Joi.object<ContentCheckOptions>({
  locales: texts.min(1).required(),
  siteUrl: Joi.string().required(),
  products: Joi.array().items(Joi.object().unknown()).required(),
  redirects: Joi.array().items(Joi.object().unknown()).required(),
  versions: Joi.object({ default: texts.required(), x: texts.required() }).required(),
  frozen: Joi.object().pattern(Joi.string(), texts.allow(null)).default({}),
  sources: Joi.object({ picture: texts.required(), film: texts.required() }).required(),
  packages: texts.required(),
  longDemos: texts.default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ContentCheckOptions, ContentCheckOptions>): ContentCheckOptions {
  return validate(schema as never, options) as ContentCheckOptions;
}
