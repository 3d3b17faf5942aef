import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { ProductHistory } from '../../src/history/rules/types';
import { checkOptions } from '../support/checkOptions';

/** Options of the plugin; all are needed. */
export interface LensOptions {
  /** How the API of each product came to be, with the product's name. */
  products: { history: ProductHistory; name: string }[];
  /** Migration guides by product id: folder of the page below the site, its address below the base, the major to which it leads. */
  guides: Record<string, { folder: string; address: string; major: number }[]>;
  /** The stylesheet of the lens, with where it stands below the base. */
  stylesheet: { path: string; text: string };
}

const schema = Joi.object<LensOptions>({
  products: Joi.array()
    .items(
      Joi.object({
        history: Joi.object({ product: Joi.string().required() }).unknown().required(),
        name: Joi.string().required(),
      }),
    )
    .required(),
  guides: Joi.object()
    .pattern(
      Joi.string(),
      Joi.array().items(
        Joi.object({
          folder: Joi.string().required(),
          address: Joi.string().pattern(/\/$/).required(),
          major: Joi.number().integer().required(),
        }),
      ),
    )
    .required(),
  stylesheet: Joi.object({
    path: Joi.string()
      .pattern(/^assets\/lens\/[^/]+\.css$/)
      .required(),
    text: Joi.string().required(),
  }).required(),
});

/** Checks the options. @throws naming the option that is wrong, missing or unknown */
export function validateOptions(
  context: OptionValidationContext<LensOptions, LensOptions>,
): LensOptions {
  return checkOptions('lens', schema, context);
}
