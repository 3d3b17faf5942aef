import { bundledDemos } from './bundledDemos';
import { loadScript } from './loadScript';
import { neededScripts } from '../rules/neededScripts';
import { shownStyle } from '../rules/shownStyle';
import type { DemoModule, LoadedDemo } from './DemoModule';
import type { CodeStyle } from '../rules/types';

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
  await Promise.all(neededScripts(scripts[shown], name).map((address) => loadScript(address)));
  const { mountDemo, demos } = bundledDemos();
  const Component = demos[shown === 'system' ? id : `${id}.${shown}`]?.();
  if (!mountDemo || !Component) throw new Error(`The scripts of ${id} do not bring it`);
  return { mountDemo, Component };
}
