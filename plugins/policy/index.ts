import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FinishingPlugin, HeadFinisher } from '../lean-docusaurus';
import { addPolicy } from './lib/addPolicy';
import { addPolicies } from './lib/addPolicies';
import type { PolicyOptions } from './options';

export { validateOptions } from './options';
export type { PolicyOptions } from './options';

/**
 * Gives each built page its content security policy, which names the inline scripts by the hashes of their text as it is delivered. So
 * it comes after what minifies pages: Docusaurus does that when it writes them; where `plugins/lean-docusaurus` does it later, that
 * asks for the policy then.
 */
export default function policyPlugin(
  _context: LoadContext,
  { policy }: PolicyOptions,
): (Plugin<void> & HeadFinisher) | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const finishHead = (head: string) => addPolicy(head, policy);
  return {
    name: 'policy',
    finishHead,
    postBuild({ outDir, plugins }) {
      const isAsked = (plugin: Partial<FinishingPlugin>) => plugin.finishesHeads === true;
      if (plugins.some((plugin) => isAsked(plugin as Partial<FinishingPlugin>))) {
        return Promise.resolve();
      }
      // It is alone with the pages then, and writes what other plugins have for a head as well.
      const others = (plugins as readonly Partial<HeadFinisher & { name: string }>[]).filter(
        ({ name, finishHead: finish }) => finish && name !== 'policy',
      );
      return addPolicies(outDir, (head) =>
        finishHead(others.reduce((done, plugin) => plugin.finishHead!(done), head)),
      );
    },
  };
}
