import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { TreeNode } from '../../src/navigation/pageTree';

export interface PageTreeOptions {
  /** The trees by docs instance (`default`, `x`). The nodes are checked one by one by the plugin itself. */
  trees: Record<string, TreeNode[]>;
}

const schema = Joi.object<PageTreeOptions>({
  trees: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.object().unknown()).min(1))
    .min(1)
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PageTreeOptions, PageTreeOptions>): PageTreeOptions {
  return validate(schema as never, options) as PageTreeOptions;
}
