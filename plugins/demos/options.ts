import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface DemosOptions {
  /** Names of the npm packages that demos may import. */
  packages: string[];
  /** Folders of pages, relative to the site; one that is missing is passed over. */
  folders?: string[];
}

/** The options with every default in place. */
export type CompleteDemosOptions = Required<DemosOptions>;

const schema = Joi.object<DemosOptions>({
  packages: Joi.array().items(Joi.string().min(1)).min(1).required(),
  folders: Joi.array()
    .items(Joi.string().min(1))
    .min(1)
    .default(['docs', 'x-docs', 'versioned_docs', 'x_versioned_docs']),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<DemosOptions, CompleteDemosOptions>): CompleteDemosOptions {
  return validate(schema as never, options) as CompleteDemosOptions;
}
