import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { VersionFolder } from './lib/versionAliases';

export interface DemosOptions {
  /** Names of the npm packages that demos may import. */
  packages: string[];
  /** Folders of pages, relative to the site; one that is missing is passed over. */
  folders?: string[];
  /** Cut versions of the docs, and under which names the libraries that they document are installed. */
  versions?: VersionFolder[];
  /** Components on the API tabs of pages, in their order, by the page's address in the page tree. */
  documented?: Record<string, string[]>;
  /** File that says which demos were verified, relative to the site; without, no page says it of any. */
  verified?: string;
}

/** The options with every default in place. */
export type CompleteDemosOptions = Required<Omit<DemosOptions, 'verified'>> &
  Pick<DemosOptions, 'verified'>;

const schema = Joi.object<DemosOptions>({
  packages: Joi.array().items(Joi.string().min(1)).min(1).required(),
  folders: Joi.array()
    .items(Joi.string().min(1))
    .min(1)
    .default(['docs', 'x-docs', 'versioned_docs', 'x_versioned_docs']),
  versions: Joi.array()
    .items(
      Joi.object({
        folder: Joi.string().min(1).required(),
        aliases: Joi.object().pattern(Joi.string(), Joi.string().min(1)).required(),
      }),
    )
    .default([]),
  documented: Joi.object()
    .pattern(Joi.string().pattern(/^\//), Joi.array().items(Joi.string().min(1)))
    .default({}),
  verified: Joi.string().min(1),
});

export function validateOptions(
  context: OptionValidationContext<DemosOptions, CompleteDemosOptions>,
): CompleteDemosOptions {
  return checkOptions('demos', schema, context);
}
