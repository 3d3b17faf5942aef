import fs from 'node:fs';

const load = require('./loader.cjs') as (source: string) => string;

const dispatcher = fs.readFileSync(
  require.resolve('@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'),
  'utf8',
);

it('takes the scrolling out of the installed Docusaurus, and nothing else', () => {
  const loaded = load(dispatcher);
  const calls = (source: string) => source.match(/scrollAfterNavigation\(/g)?.length;
  expect([calls(dispatcher), calls(loaded)]).toEqual([2, 1]);
  expect(loaded).toContain("dispatchLifecycleAction('onRouteDidUpdate'");
  expect(dispatcher.length - loaded.length).toBeLessThan(70);
});

it('says where to look when there is nothing to take out', () => {
  expect(() => load('export default () => null;')).toThrow('plugins/own-scroll');
});
