import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';

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

export function validateOptions(
  context: OptionValidationContext<Partial<SearchOptions>, SearchOptions>,
): SearchOptions {
  return checkOptions('search', schema, context);
}
