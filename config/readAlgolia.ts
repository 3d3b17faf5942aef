import type { AlgoliaSettings } from '../src/search/rules/algolia';

const forms = {
  ALGOLIA_APP_ID: [/^[A-Z\d]{6,20}$/, 'an application id, capital letters and digits'],
  ALGOLIA_API_KEY: [/^[a-f\d]{32}$/, 'a search-only API key, 32 hexadecimal digits'],
  ALGOLIA_INDEX_NAME: [/^[\w.-]{1,100}$/, 'the name of an index'],
} as const;

/**
 * Reads the Algolia application that answers instead of the site's own index.
 * @param source - the environment
 * @returns undefined where none is named
 * @throws if one of the three variables is missing or has a form that it cannot have. Keys are not repeated in the message
 */
export function readAlgolia(
  source: Record<string, string | undefined>,
): AlgoliaSettings | undefined {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  if (names.every((name) => !source[name])) return undefined;
  const problems = names.flatMap((name) => {
    const [form, meaning] = forms[name];
    return form.test(source[name] ?? '') ? [] : [`${name} has to be ${meaning}`];
  });
  if (problems.length > 0) {
    throw new Error(
      `${problems.join('; ')}. Set all of ${names.join(', ')}, or none of them to search the site's own index.`,
    );
  }
  return {
    appId: source.ALGOLIA_APP_ID!,
    apiKey: source.ALGOLIA_API_KEY!,
    indexName: source.ALGOLIA_INDEX_NAME!,
  };
}
