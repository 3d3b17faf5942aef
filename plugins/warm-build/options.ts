import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';

export interface WarmBuildOptions {
  /**
   * Folders, relative to the site, of the code that makes modules out of pages: plugins with their loaders. When a file in them has
   * changed, the bundler uses nothing of what it has kept.
   */
  code: string[];
}

const schema = Joi.object<WarmBuildOptions>({
  code: Joi.array().items(Joi.string().min(1)).default(['plugins']),
});

export function validateOptions(
  context: OptionValidationContext<Partial<WarmBuildOptions>, WarmBuildOptions>,
): WarmBuildOptions {
  return checkOptions('warm-build', schema, context);
}
