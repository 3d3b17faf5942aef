import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface DemosOptions {
  /** Names of the npm packages that demos may import. */
  packages: string[];
}

const schema = Joi.object<DemosOptions>({
  packages: Joi.array().items(Joi.string().min(1)).min(1).required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<DemosOptions, DemosOptions>): DemosOptions {
  return validate(schema as never, options) as DemosOptions;
}
