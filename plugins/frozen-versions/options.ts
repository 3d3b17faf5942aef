import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { LiveVersions } from '../../src/navigation/rules/versions/liveVersions';
import { checkOptions } from '../support/checkOptions';
import type { FrozenVersion } from './lib/manifest';

export interface FrozenVersionsOptions {
  /** The frozen versions that this build has. */
  frozen: Pick<FrozenVersion, 'instance' | 'version' | 'pages'>[];
  /** What the pages of frozen versions are told of the versions that there are now. */
  live: LiveVersions;
}

const schema = Joi.object<FrozenVersionsOptions>({
  frozen: Joi.array()
    .items(
      Joi.object({
        instance: Joi.valid('default', 'x').required(),
        version: Joi.string().required(),
        pages: Joi.array()
          .items(Joi.object({ path: Joi.string().required() }).unknown())
          .required(),
      }).unknown(),
    )
    .required(),
  live: Joi.object({
    versions: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.object())).required(),
    products: Joi.array().items(Joi.object()).required(),
  }).required(),
});

export function validateOptions(
  context: OptionValidationContext<FrozenVersionsOptions, FrozenVersionsOptions>,
): FrozenVersionsOptions {
  return checkOptions('frozen-versions', schema, context);
}
