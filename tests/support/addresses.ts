import fc from 'fast-check';

/** Addresses made of what the rules look at, so that they meet. */
export const addresses = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '/en', '/zh', '/api', '/api-docs', '/x', '?', '#', '/components'),
      fc.constantFrom(
        '/components-api',
        '/8.9.2',
        '/v7',
        '/react-',
        'data-grid',
        '/toolpad',
        '.',
        '\\',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
