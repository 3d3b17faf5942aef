import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { Policy } from './lib/addPolicy';

export interface PolicyOptions {
  /** The content security policy of every page: sources by directive. `script-src` gets the hashes of the inline scripts. */
  policy: Policy;
}

const schema = Joi.object<PolicyOptions>({
  policy: Joi.object()
    .pattern(
      Joi.string().pattern(/^[a-z]+(?:-[a-z]+)*$/),
      Joi.array().items(
        Joi.string()
          .pattern(/^[^\s;,"<>]+$/)
          .message('{{#label}} is "{{#value}}"; write one source, such as https://example.org'),
      ),
    )
    .required(),
});

export function validateOptions(
  context: OptionValidationContext<Partial<PolicyOptions>, PolicyOptions>,
): PolicyOptions {
  return checkOptions('policy', schema, context);
}
