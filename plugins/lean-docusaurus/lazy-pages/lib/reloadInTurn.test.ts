import { setTimeout as wait } from 'node:timers/promises';
import { reloadInTurn, type SiteModule } from './reloadInTurn';

type Site = Record<string, number>;

function makeModule(): SiteModule<Site> {
  return {
    reloadSite: async (site) => ({ ...site, whole: (site.whole ?? 0) + 1 }),
    reloadSitePlugin: async (site, { name }) => {
      await wait(name === 'slow' ? 20 : 1);
      if (name === 'broken') throw new Error('broken');
      return { ...site, [name]: (site[name] ?? 0) + 1 };
    },
  };
}
const plugin = (name: string) => ({ name, id: 'default' });

it('keeps what each of several reloads at once has found', async () => {
  const module = makeModule();
  reloadInTurn(module);
  const results = await Promise.all([
    module.reloadSitePlugin({}, plugin('slow')),
    module.reloadSitePlugin({}, plugin('quick')),
    module.reloadSite({}),
  ]);
  expect(results.at(-1)).toEqual({ slow: 1, quick: 1, whole: 1 });
});

it('goes on after one that fails, which only its own caller hears of', async () => {
  const module = makeModule();
  reloadInTurn(module);
  const broken = module.reloadSitePlugin({}, plugin('broken'));
  const next = module.reloadSitePlugin({}, plugin('quick'));
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toEqual({ quick: 1 });
});

it('is done once to a module, however often the site is loaded', async () => {
  const module = makeModule();
  reloadInTurn(module);
  const { reloadSite } = module;
  reloadInTurn(module);
  expect(module.reloadSite).toBe(reloadSite);
});

it("finds Docusaurus's own functions", () => {
  const site = require('@docusaurus/core/lib/server/site') as object;
  expect(site).toMatchObject({
    reloadSite: expect.any(Function),
    reloadSitePlugin: expect.any(Function),
  });
});
