import { Joi } from '@docusaurus/utils-validation';
import type { ApiHistory } from '../src/api/rules/types';
import data from './apiHistory.json';

const exact = Joi.string()
  .pattern(/^\d+\.\d+\.\d+$/)
  .messages({ 'string.pattern.base': '{{#label}} must be a released version such as 8.9.2' });
const name = Joi.string().min(1);
const text = Joi.string().min(1);

const changes = Joi.object({
  isNew: exact,
  added: Joi.array().items(name).required(),
  removed: Joi.array()
    .items(Joi.object({ name: name.required(), type: text.required() }))
    .required(),
  retyped: Joi.array()
    .items(Joi.object({ name: name.required(), before: text.required(), after: text.required() }))
    .required(),
  redefaulted: Joi.array()
    .items(Joi.object({ name: name.required(), before: text, after: text }).or('before', 'after'))
    .required(),
});

const schema = Joi.object<ApiHistory>({
  first: exact.required(),
  last: exact.required(),
  before: exact.required(),
  packages: Joi.object().pattern(
    name,
    Joi.object({ first: exact.required(), last: exact.required(), before: exact }),
  ),
  pages: Joi.object()
    .pattern(
      Joi.string().pattern(/^\/[^/].*[^/]$/),
      Joi.object({
        since: Joi.object().pattern(name, exact).required(),
        deprecated: Joi.object().pattern(name, exact),
        changes,
      }),
    )
    .required(),
}).required();

/**
 * Checks the content of `config/apiHistory.json`, which `npm run api:history` writes.
 * @throws naming every field that is wrong
 */
export function parseApiHistory(content: unknown): ApiHistory {
  const { error, value } = schema.validate(content, { abortEarly: false, convert: false });
  if (error) {
    throw new Error(
      `config/apiHistory.json is not as it should be; write it anew with npm run api:history:\n${error.details
        .map(({ message }) => `  - ${message}`)
        .join('\n')}`,
    );
  }
  return value as ApiHistory;
}

/** Facts about the versions of this site's libraries. */
export const apiHistory: ApiHistory = parseApiHistory(data);
