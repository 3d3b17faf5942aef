import fs from 'node:fs';
import leanPagesPlugin from '.';

const { env } = process;
afterEach(() => {
  process.env = env;
});

function load(NODE_ENV: string) {
  process.env = { ...env, NODE_ENV };
  return leanPagesPlugin({ siteDir: '/site' });
}

interface Rule {
  test?: unknown;
  resource: RegExp;
  enforce: string;
  use: { loader: string; options: object }[];
}

function rules(isServer: boolean): Rule[] {
  const made = load('production')!.configureWebpack!({}, isServer, {} as never, undefined);
  return (made as { module: { rules: Rule[] } }).module.rules;
}

it('leaves the development server as it is', () => {
  expect(load('development')).toBeNull();
});

it.each([true, false])(
  'makes pages lean after MDX has made modules of them, server: %s',
  (isServer) => {
    const [once, rule, ...others] = rules(isServer);
    expect(others).toEqual([]);
    expect(once).toEqual({
      resource: rule!.resource,
      use: [
        {
          loader: require.resolve('./onceForBothLoader.cjs'),
          options: { bundle: isServer ? 'server' : 'client' },
        },
      ],
    });
    expect(rule!.enforce).toBe('post');
    const taken = ['/site/docs/a.mdx', '/site/docs/a.md', '/site/src/a.tsx', '/site/a.mdx.json'];
    expect(taken.filter((file) => rule!.resource.test(file))).toEqual(taken.slice(0, 2));
    expect(rule!.use).toEqual([
      { loader: require.resolve('./loader.cjs'), options: { siteDir: '/site' } },
    ]);
  },
);

it('is not taken for a loader of MDX by Docusaurus, which would leave other pages without one', () => {
  const synthetic = require.resolve('@docusaurus/core/lib/server/plugins/synthetic.js');
  // What it goes by.
  expect(fs.readFileSync(synthetic, 'utf8')).toContain('rule.test instanceof RegExp');
  expect(
    rules(true)
      .concat(rules(false))
      .filter((rule) => 'test' in rule),
  ).toEqual([]);
});
