import { queueForIdle } from '../../../plugins/lean-docusaurus/client/idleQueue';
import { bundledDemos } from './bundledDemos';
import { loadScript } from './loadScript';
import { shownStyle } from '../rules/shownStyle';
import type { DemoModule, LoadedDemo } from './DemoModule';
import type { CodeStyle, DemoScripts } from '../rules/types';

/** When the first demos that were asked for leave the line to others, by the table that names their scripts. */
const firsts = new WeakMap<DemoScripts, Promise<unknown>>();

/** How long a page may stay busy with its first demo before others come anyway, in ms. */
const patience = 1000;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    queueForIdle(resolve);
    setTimeout(resolve, patience);
  });

const loadAll = (addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => loadScript(address)));

/** A later demo leaves line and processor to the first one of its page, where that is on its way: a reader is there sooner. */
async function loadScripts(scripts: DemoScripts, name: string): Promise<void> {
  if (name === scripts.demo) {
    const loading = loadAll(scripts.first);
    firsts.set(
      scripts,
      loading.then(whenIdle, () => {}),
    );
    await loading;
    return;
  }
  await firsts.get(scripts);
  await loadAll([...scripts.first, ...scripts.later]);
}

/**
 * Fetches a demo, and what brings it to life, from the scripts of demos.
 * @param style - the wanted one; the system one is fetched where it is missing
 * @throws if a script does not arrive, or the demo throws while it is evaluated
 */
export async function loadDemo(
  { id, name, scripts = {}, styles }: DemoModule,
  style: CodeStyle,
): Promise<LoadedDemo> {
  const shown = shownStyle(styles, style);
  const needed = scripts[shown];
  if (needed) await loadScripts(needed, name);
  const { mountDemo, demos } = bundledDemos();
  const Component = demos[shown === 'system' ? id : `${id}.${shown}`]?.();
  if (!mountDemo || !Component) throw new Error(`The scripts of ${id} do not bring it`);
  return { mountDemo, Component };
}
