import { partNames, type Results, type SiteName, type SiteResults } from './results';

/**
 * Puts the parts of a new run into the results of earlier ones, part by part; a note says which of them are newer than the rest, and whether
 * they are of another machine.
 * What could not be measured is what the new run says of its parts: a part that is measured again begins anew.
 * @param earlier - results of the whole benchmark, or of some of its parts
 * @param latest - of a run that was asked for some parts
 */
export function mergeResults(earlier: Results, latest: Results): Results {
  const merge = (site: SiteName): SiteResults => {
    const kept = { ...earlier.sites[site] };
    // Stock Docusaurus does not change with this site: a run without it leaves its figures.
    if (site === 'stock' && Object.keys(latest.sites.stock).length === 0) return kept;
    for (const part of latest.parts) delete kept[part];
    return { ...kept, ...latest.sites[site] };
  };
  const { date, commit, processor, system } = latest.machine;
  const isElsewhere = processor !== earlier.machine.processor || system !== earlier.machine.system;
  const where = isElsewhere ? ` on another machine (${processor}, ${system})` : '';
  return {
    machine: earlier.machine,
    parts: partNames.filter((part) => earlier.parts.includes(part) || latest.parts.includes(part)),
    sites: { ours: merge('ours'), stock: merge('stock') },
    notes: [
      ...earlier.notes,
      `Measured again ${date} at commit ${commit}${where}: ${latest.parts.join(', ')}.`,
      ...latest.notes,
    ],
    // A failure begins with the name of its part.
    failures: [
      ...earlier.failures.filter(
        (failure) => !latest.parts.some((part) => failure.startsWith(part)),
      ),
      ...latest.failures,
    ],
  };
}
