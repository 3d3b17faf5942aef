import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';
import { treesSchema } from '../page-tree/options';

export interface RedirectsOptions {
  /** The table of moved addresses. */
  redirects: Redirect[];
  /** The page trees by docs instance, whose pages the targets are. */
  trees: Record<string, TreeNode[]>;
  /** Pages of kept versions, which are in none of these trees: targets too. */
  keptPages?: string[];
  /** Pages of the trees that are not there, and will not be: what the libraries have nothing for. */
  absent?: string[];
}

const schema = Joi.object<RedirectsOptions>({
  redirects: Joi.array()
    .items(
      Joi.object({
        from: Joi.string().required(),
        to: Joi.string().required(),
        status: Joi.valid(302),
      }),
    )
    .required(),
  trees: treesSchema,
  keptPages: Joi.array().items(Joi.string()).default([]),
  absent: Joi.array().items(Joi.string()).default([]),
});

export function validateOptions(
  context: OptionValidationContext<RedirectsOptions, RedirectsOptions>,
): RedirectsOptions {
  return checkOptions('redirects', schema, context);
}
