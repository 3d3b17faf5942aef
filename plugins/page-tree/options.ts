import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';

export interface PageTreeOptions {
  /** The trees by docs instance (`default`, `x`). The nodes are checked one by one by the plugin itself. */
  trees: Record<string, TreeNode[]>;
}

/** Trees by docs instance, as every plugin gets them that works on the page tree. */
export const treesSchema = Joi.object()
  .pattern(Joi.string(), Joi.array().items(Joi.object().unknown()).min(1))
  .min(1)
  .required();

const schema = Joi.object<PageTreeOptions>({ trees: treesSchema });

export function validateOptions(
  context: OptionValidationContext<PageTreeOptions, PageTreeOptions>,
): PageTreeOptions {
  return checkOptions('page-tree', schema, context);
}
