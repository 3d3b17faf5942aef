import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { readEnv } from '../../config/env';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** Every setting that the environment is asked for, but the language, which Docusaurus sets by itself for each build. */
function settings(): string[] {
  const names = new Set<string>();
  readEnv(
    new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void names.add(String(name)) },
    ),
  );
  names.delete('DOCUSAURUS_CURRENT_LOCALE');
  return [...names].toSorted();
}

it('one that is handed on empty is one that is not set', () => {
  const empty = Object.fromEntries(settings().map((name) => [name, '']));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

it('the container is built with every setting of a deployment', () => {
  const [beforeBuild = ''] = read('Dockerfile').split('npm run build');
  const taken = [...beforeBuild.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(taken.toSorted()).toEqual(settings());
});

it('compose.yaml hands every one of them on as it is called', () => {
  const { services } = load(read('compose.yaml')) as {
    services: { site: { build: { args: Record<string, string> } } };
  };
  const handed = Object.entries(services.site.build.args).map(
    ([name, value]) => [name, /^\$\{(\w+):[-?]/.exec(value)?.[1]] as const,
  );
  expect(handed.toSorted()).toEqual(settings().map((name) => [name, name]));
});

it('the workflow takes them from the settings of the repository, and the licence key from its secrets', () => {
  const { env } = load(read('.github/workflows/deploy.yml')) as { env: Record<string, string> };
  expect(env).toEqual(
    Object.fromEntries(
      settings().map((name) => [
        name,
        `\${{ ${name === 'MUI_X_LICENSE_KEY' ? 'secrets' : 'vars'}.${name} }}`,
      ]),
    ),
  );
});
