import { readEnv } from '../../../config/env';

/** Variables that Docusaurus, its tools and `plugins/lean-docusaurus` read beside those of `config/env.ts`. */
const read = /^(?:DOCUSAURUS_|BROWSERSLIST|LEAN$)/;

/**
 * What decides beside the files what a build makes: Node and the settings of a deployment.
 * @param environment - normally `process.env`
 * @returns texts to digest. The licence key is among them: they are never written or shown
 * @throws if a setting has a value that it cannot have, see `config/env.ts`
 */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  return [
    process.version,
    JSON.stringify(readEnv(environment)),
    ...Object.keys(environment)
      .filter((name) => read.test(name))
      .sort()
      .map((name) => `${name}=${environment[name]}`),
  ];
}
