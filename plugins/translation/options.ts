import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';

/** What the plugin has to know. */
export interface TranslationOptions {
  /** Sections in the order in which they are visited most. */
  sections: string[];
}

const schema = Joi.object<TranslationOptions>({
  sections: Joi.array().items(Joi.string().pattern(/^\//)).required(),
});

export function validateOptions(
  context: OptionValidationContext<TranslationOptions, TranslationOptions>,
): TranslationOptions {
  return checkOptions('translation', schema, context);
}
