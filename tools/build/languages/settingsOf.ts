import { readEnv } from '../../../config/env';

/** Variables that Docusaurus, its tools and `plugins/lean-docusaurus` read beside those of `config/env.ts`. */
const read =
  /^(?:DOCUSAURUS_|BROWSERSLIST|(?:LEAN|SKIP_HTML_MINIFICATION|USE_SIMPLE_CSS_MINIFIER)$)/;

/**
 * What decides beside the files what a build makes: Node and the settings of a deployment. Where artefacts of frozen versions come from
 * decides nothing, but which they are does, which `prepareSite` says.
 * @param environment - normally `process.env`
 * @returns texts to digest, by name. The licence key is among them: they are never written or shown
 * @throws if a setting has a value that it cannot have, see `config/env.ts`
 */
export function settingsOf(
  environment: Readonly<Record<string, string | undefined>>,
): Map<string, string> {
  const { frozenVersions, ...settings } = readEnv(environment);
  const variables = Object.keys(environment)
    .filter((name) => read.test(name))
    .sort();
  return new Map([
    ['Node', process.version],
    ...Object.entries(settings).map(
      ([name, value]) => [name, JSON.stringify(value) ?? ''] as const,
    ),
    ...variables.map((name) => [name, environment[name] ?? ''] as const),
  ]);
}
