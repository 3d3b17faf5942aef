import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface HostingOptions {
  /** Locales that have a sitemap of their own, in the order in which crawlers are told. */
  sitemaps: string[];
}

const schema = Joi.object<HostingOptions>({
  sitemaps: Joi.array().items(Joi.string()).min(1).required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HostingOptions, HostingOptions>): HostingOptions {
  return validate(schema as never, options) as HostingOptions;
}
