import { Joi } from '@docusaurus/utils-validation';
import type { PluginOptions as PwaOptions } from '@docusaurus/plugin-pwa';
import type { OptionValidationContext } from '@docusaurus/types';
import { checkOptions } from '../support/checkOptions';
import type { Shortcut } from './lib/manifestOf';
import type { PackedProduct } from './lib/packs/listPages';

export interface OfflineOptions {
  /** Module of the browser that registers the workers. */
  register: string;
  /** Module of the worker; plain JavaScript. */
  worker: string;
  /** Every address a worker was ever at, relative to a language's base URL. */
  addresses: string[];
  /** Those of them at which there is one today, with the name of the site that it answers for. */
  sites: Record<string, 'core' | 'x'>;
  /** Whether every worker is one that removes its caches and itself. */
  retire: boolean;
  /** Name of an installed app below its icon. */
  shortName: string;
  themeColor: string;
  backgroundColor: string;
  /** Pages that an installed app offers at its icon. */
  shortcuts: Shortcut[];
  /** Products that readers can save as a whole, in the order in which they are offered. */
  products: PackedProduct[];
  /** By address of a page, relative to a language's base URL: folders of data that it fetches. */
  data: Record<string, string[]>;
  /** Beginnings of names of scripts that no saved product has: what is of no use without a network. */
  leftOut: string[];
}

const path = Joi.string().pattern(/^(?!\/)/, 'a path without a slash at its start');

const schema = Joi.object<OfflineOptions>({
  register: Joi.string().required(),
  worker: Joi.string().required(),
  addresses: Joi.array().items(path).min(1).unique().required(),
  sites: Joi.object().pattern(path, Joi.valid('core', 'x')).min(1).required(),
  retire: Joi.boolean().required(),
  shortName: Joi.string().required(),
  themeColor: Joi.string().required(),
  backgroundColor: Joi.string().required(),
  shortcuts: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), url: path.required() }))
    .required(),
  products: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .pattern(/^[\w-]+$/, 'letters, digits and dashes')
          // The names of the lists themselves.
          .invalid('packs', 'pages')
          .required(),
        name: Joi.string().required(),
        home: Joi.string().required(),
      }),
    )
    .unique('id')
    .required(),
  data: Joi.object().pattern(path, Joi.array().items(path).min(1)).required(),
  leftOut: Joi.array().items(Joi.string()).required(),
});

export function validateOptions(
  context: OptionValidationContext<OfflineOptions, OfflineOptions>,
): OfflineOptions {
  const checked = checkOptions('offline', schema, context);
  const unknown = Object.keys(checked.sites).filter((at) => !checked.addresses.includes(at));
  if (unknown.length > 0) {
    throw new Error(
      `The options of the plugin offline name a worker at ${unknown.join(', ')} that is not among the addresses, so it could never be retired. Add it to config/workerAddresses.ts.`,
    );
  }
  return checked;
}

/** The options of plugin-pwa. It precaches nothing: a visit costs no more than its own pages. */
export function pwaOptions({
  register,
  worker,
}: Pick<OfflineOptions, 'register' | 'worker'>): PwaOptions {
  return {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    swRegister: register,
    swCustom: worker,
    // plugin-pwa sets the rest (`swSrc`, `swDest`, `globDirectory`) itself.
    injectManifestConfig: {
      globIgnores: ['**/*'],
    } as unknown as PwaOptions['injectManifestConfig'],
    pwaHead: [
      { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
      { tagName: 'link', rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' },
    ],
  };
}
