import fs from 'node:fs';
import ownDocumentPlugin, { checkChanged } from '.';

const client = '@docusaurus/core/lib/client';
const installed = (file: string) => fs.readFileSync(require.resolve(file), 'utf8');
const load = (name: string) => require(name) as (source: string) => string;

it('takes the scrolling out of the installed Docusaurus, and nothing else', () => {
  const dispatcher = installed(`${client}/ClientLifecyclesDispatcher.js`);
  const loaded = load('./scrollLoader.cjs')(dispatcher);
  const calls = (source: string) => source.match(/scrollAfterNavigation\(/g)?.length;
  expect([calls(dispatcher), calls(loaded)]).toEqual([2, 1]);
  expect(loaded).toContain("dispatchLifecycleAction('onRouteDidUpdate'");
  expect(dispatcher.length - loaded.length).toBeLessThan(70);
});

it('takes the direction out of it, and leaves the language', () => {
  const defaults = installed(`${client}/SiteMetadataDefaults.js`);
  expect(defaults).toContain('dir={htmlDir}');
  expect(load('./directionLoader.cjs')(defaults)).toContain('<html lang={htmlLang}/>');
});

it('leaves nothing of the stylesheet of the stock theme', () => {
  const { module } = ownDocumentPlugin().configureWebpack!({}, false, {} as never, undefined) as {
    module: { rules: { test?: RegExp; use: string[] }[] };
  };
  const infima = require.resolve('infima/dist/css/default/default.css');
  const [rule, ...others] = module.rules.filter(({ test }) => test?.test(infima));
  expect(others).toEqual([]);
  expect(load(rule!.use[0]!)(fs.readFileSync(infima, 'utf8'))).toBe('');
});

it.each([
  ['ClientLifecyclesDispatcher.js', 'does not scroll by scrollAfterNavigation any more'],
  ['SiteMetadataDefaults.js', 'does not set the direction of html any more'],
])('says so when %s has changed, or is gone', (name, message) => {
  const file = `${client}/${name}`;
  const read = (asked: string) => (asked === file ? 'export default null;' : installed(asked));
  expect(() => checkChanged(installed)).not.toThrow();
  expect(() => checkChanged(read)).toThrow(file);
  expect(() => checkChanged(read)).toThrow(message);
  const moved = (asked: string) => installed(asked === file ? `${client}/moved.js` : asked);
  expect(() => checkChanged(moved)).toThrow(`own-document: ${file} is otherwise`);
});
