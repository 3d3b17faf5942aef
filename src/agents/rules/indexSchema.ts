const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text } as const;
/** Below the address of the language: no host, no way out. */
const path = {
  type: 'string',
  pattern: '^(?![/\\\\])(?!.*(?:^|/)\\.\\.?(?:/|$))(?!.*[\\\\:?#]).*$',
} as const;
const paths = { type: 'array', items: path } as const;
const release = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(?:-[\\w.-]+)?$' } as const;
const digest = { type: 'string', pattern: '^[0-9a-f]{16}$' } as const;
const yes = { const: true } as const;
const releases = { type: 'object', additionalProperties: text } as const;

const object = <Properties extends Record<string, unknown>>(
  properties: Properties,
  required: readonly (keyof Properties & string)[],
) => ({ type: 'object', properties, required, additionalProperties: false }) as const;

const row = object(
  {
    name: text,
    type: text,
    isRequired: yes,
    since: release,
    isDeprecated: yes,
    deprecatedSince: release,
    plan: text,
  },
  ['name'],
);

/**
 * The form of `agents/index.json` (JSON Schema 2020-12, https://json-schema.org/draft/2020-12), published beside it. What makes the
 * index and what reads it share it.
 */
export const indexSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'What a documentation site holds, for programs',
  description:
    'Paths are relative to "address". The Markdown of a page "a/b/" is "a/b.md". A row of a symbol has the id "<kind>-<name>" on its page. A field more or less counts "format" up.',
  ...object(
    {
      $schema: text,
      format: { enum: [1, 2] },
      language: text,
      address: { type: 'string', pattern: '^https?://[^\\s]+/$' },
      versions: releases,
      search: paths,
      history: path,
      products: {
        type: 'array',
        items: object(
          {
            id: text,
            name: text,
            home: path,
            package: text,
            version: text,
            llms: paths,
            full: paths,
          },
          ['id', 'name', 'home', 'package', 'version', 'llms', 'full'],
        ),
      },
      pages: {
        type: 'array',
        items: object(
          {
            path,
            title: text,
            about: { type: 'string' },
            product: text,
            docs: text,
            plan: text,
            isOld: yes,
            digest,
            forms: texts,
            headings: {
              type: 'array',
              items: {
                type: 'array',
                prefixItems: [
                  { type: 'integer', minimum: 1, maximum: 6 },
                  { type: 'string' },
                  { type: 'string' },
                ],
                items: false,
                minItems: 3,
              },
            },
          },
          ['path', 'title', 'about', 'product', 'digest', 'headings'],
        ),
      },
      symbols: {
        type: 'array',
        items: object(
          {
            name: text,
            kind: { enum: ['component', 'hook', 'interface', 'events', 'selectors'] },
            path,
            tree: text,
            model: path,
            package: text,
            version: text,
            import: text,
            modules: texts,
            docs: text,
            plan: text,
            isDeprecated: yes,
            signature: text,
            rows: {
              type: 'object',
              propertyNames: {
                enum: ['prop', 'slot', 'class', 'member', 'event', 'selector'],
              },
              additionalProperties: { type: 'array', items: row },
            },
            inherits: {
              type: 'array',
              items: object({ from: text, path, names: texts }, ['from', 'names']),
            },
          },
          ['name', 'kind', 'path', 'tree', 'model', 'package', 'version', 'rows'],
        ),
      },
      packages: { type: 'array', items: releases },
      demos: {
        type: 'array',
        items: object(
          {
            id: text,
            title: text,
            page: path,
            source: path,
            digest,
            stylings: texts,
            packages: { type: 'integer', minimum: 0 },
            uses: texts,
          },
          ['id', 'title', 'page', 'source', 'digest', 'stylings', 'packages'],
        ),
      },
    },
    [
      '$schema',
      'format',
      'language',
      'address',
      'versions',
      'search',
      'history',
      'products',
      'pages',
      'symbols',
      'packages',
      'demos',
    ],
  ),
} as const;
