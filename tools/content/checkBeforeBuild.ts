import { contentCheckOptions } from '../../config/contentCheck';
import packageJson from '../../package.json';
import { checkApart } from '../../plugins/content-check/lib/checkApart';
import type { SiteReport } from '../../plugins/content-check/lib/checkSite';
import { countFaults, formatFault } from '../../plugins/content-check/lib/formatFaults';

/** What a build has to know before it begins. */
export interface BuildCheck {
  /** Every fault, and how many there are; empty if there is none. */
  lines: string[];
  /** Whether nothing is left to be checked: without the API reference, links to its rows are. */
  isComplete: boolean;
}

function judge({ faults, unfollowed }: SiteReport): BuildCheck {
  return {
    lines:
      faults.length === 0
        ? []
        : [
            ...faults.map(formatFault),
            `The content has ${countFaults(faults.length)}. Nothing was built; npm run content:check looks again.`,
          ],
    isComplete: unfollowed === 0,
  };
}

/**
 * Checks everything that is written for the site, as `npm run content:check` does without the plan of pages.
 * @param root - of the project
 */
export async function checkBeforeBuild(root: string): Promise<BuildCheck> {
  // Loaded here: who checks in another process does not wait for the parsers.
  const { openSiteCheck } = await import('../../plugins/content-check/lib/checkSite');
  const check = await openSiteCheck(root, contentCheckOptions(root, packageJson.dependencies));
  return judge(await check());
}

/** The same in a process of its own, while this one does something else. */
export async function checkBesideBuild(root: string): Promise<BuildCheck> {
  const options = contentCheckOptions(root, packageJson.dependencies);
  return judge(await checkApart({ siteDir: root, options }));
}
