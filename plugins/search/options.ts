import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface SearchOptions {
  /** Addresses, without language prefix and with their last slash, of documentation pages that nobody searches for. */
  exclude: string[];
}

const schema = Joi.object<SearchOptions>({
  exclude: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/(?:[^\s?#]*\/)?$/)
        .message('{{#label}} is "{{#value}}"; write an address with a slash at both ends'),
    )
    .default([]),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema as never, options) as SearchOptions;
}
