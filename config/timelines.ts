import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { parseJson } from '../plugins/support/parseJson';
import { rowKinds, type ProductHistory } from '../src/history/rules/types';

const folder = 'config/api-history';

const place = Joi.number().integer().min(0);
const text = Joi.string();
const plan = Joi.valid('pro', 'premium');
const state = Joi.object({
  type: text,
  default: text.allow(''),
  required: Joi.valid(true),
  deprecated: text.allow(''),
  about: Joi.string().pattern(/^[\da-f]{8}$/),
  plan,
});
const states = Joi.array()
  .items(Joi.array().ordered(place.required(), state.allow(null).required()).length(2))
  .min(1);

const schema = Joi.object<ProductHistory>({
  product: text.required(),
  packages: Joi.array().items(text).min(1).required(),
  versions: Joi.array()
    .items(Joi.string().pattern(/^\d+\.\d+\.\d+$/))
    .min(2)
    .required(),
  pages: Joi.object()
    .pattern(
      /^\/[^/].*[^/]$/,
      Joi.object({
        kind: Joi.valid('component', 'hook', 'interface', 'events', 'selectors').required(),
        name: text.required(),
        plan,
        from: place,
        deprecated: place,
        rows: Joi.object()
          .pattern(new RegExp(`^(?:${Object.keys(rowKinds).join('|')}):`), states)
          .required(),
      }),
    )
    .required(),
  exports: Joi.object()
    .pattern(
      /^\w+$/,
      Joi.object({
        kind: Joi.valid('component', 'hook').required(),
        library: text.required(),
        from: place,
        to: place,
      }).or('from', 'to'),
    )
    .required(),
}).required();

/**
 * Checks a file of `config/api-history`, which `npm run api:history` writes.
 * @param name - of the file, for messages
 * @throws naming every field that is wrong
 */
export function parseTimeline(name: string, content: unknown): ProductHistory {
  const { error, value } = schema.validate(content, { abortEarly: false, convert: false });
  if (error) {
    throw new Error(
      `${name} is not as it should be; write it anew with npm run api:history:\n${error.details
        .map(({ message }) => `  - ${message}`)
        .join('\n')}`,
    );
  }
  return value as ProductHistory;
}

/**
 * Reads the files of `config/api-history`, in their order.
 * @throws naming the file that is no JSON, or not as it should be
 */
export function readTimelines(siteDir: string): ProductHistory[] {
  return fs
    .readdirSync(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return parseTimeline(
        file,
        parseJson(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
      );
    });
}

/** How the API of each product came to be, in the order of the files. */
export const timelines: ProductHistory[] = readTimelines(path.resolve(__dirname, '..'));
