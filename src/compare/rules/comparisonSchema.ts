import { rowKinds } from '../../history/rules/types';
import { changeKinds } from './compareApi';

const text = { type: 'string' };
const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' };
const uri = { type: 'string', format: 'uri' };

function record(required: Record<string, object>, optional: Record<string, object> = {}): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

/** JSON Schema (2020-12) of `PublicComparison`. */
export const comparisonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'API of a product, compared between two of its versions',
  ...record(
    {
      $schema: uri,
      product: text,
      from: version,
      to: version,
      pages: {
        type: 'array',
        items: record(
          {
            name: text,
            kind: { enum: ['component', 'hook', 'interface', 'events', 'selectors'] },
            plan: { enum: ['community', 'pro', 'premium'] },
            url: uri,
            changes: {
              type: 'array',
              items: record(
                {
                  kind: { enum: changeKinds },
                  part: { enum: Object.keys(rowKinds) },
                  name: text,
                  version,
                },
                {
                  formerly: text,
                  before: text,
                  after: text,
                  url: uri,
                  changelog: text,
                  guide: uri,
                },
              ),
            },
          },
          {
            status: { enum: ['added', 'deprecated'] },
            version,
            deprecated: version,
            changelog: text,
            guide: uri,
          },
        ),
      },
      exports: {
        type: 'array',
        items: record({
          name: text,
          kind: { enum: ['component', 'hook'] },
          library: text,
          status: { enum: ['added', 'removed'] },
          version,
        }),
      },
    },
    { page: uri },
  ),
};
