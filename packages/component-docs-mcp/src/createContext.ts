import { readProject } from './project/readProject';
import type { Project } from './project/types';
import { openSite, type Language } from './site/openSite';
import type { SiteSource } from './source/types';
import type { Context } from './tools/types';

/** Milliseconds for which what was read of a project is taken for current: it changes when somebody installs something. */
const freshFor = 10_000;

/**
 * What all clients of a server are answered from.
 * @param folder - of the reader's project
 * @param now - clock, in milliseconds
 */
export function createContext(
  { source, folder, language }: { source: SiteSource; folder: string; language: Language },
  now: () => number = Date.now,
): Context {
  const site = openSite(source, now);
  let known: { key: string; since: number; project: Project } | undefined;
  return {
    open: (wanted) => site.language(wanted),
    language,
    project(packages) {
      const key = packages.join('\n');
      if (known?.key !== key || now() - known.since > freshFor) {
        known = { key, since: now(), project: readProject(folder, packages) };
      }
      return known.project;
    },
  };
}
