import fs from 'node:fs';
import path from 'node:path';
import { benches } from '../../../src/editor/rules/benches';
import { benchOfGuide } from '../../../src/editor/rules/benchOfGuide';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { siteName } from '../../api-reference/lib/pages/copyPages';
import { dataFileOf, dataFolder } from '../../api-reference/lib/pages/dataFileOf';
import { demoId } from './demoId';
import { importedNames } from './importedNames';

/** A component that a reader can try at a demo. */
export interface BenchFacts {
  name: string;
  /** Absolute path of what the API reference knows of it. */
  file: string;
  /** Address of the same on the site as built. */
  address: string;
}

/** Options of {@link benchFacts}. */
export interface BenchOptions {
  siteDir: string;
  /** Components on the API tabs of pages, in their order, by the page's address in the page tree. */
  documented: Readonly<Record<string, readonly string[]>>;
  /** Address of the folder that the data of the API reference have on the site as built. */
  apiAddress: string;
}

/** What was found, and the file on which that depends. */
export interface FoundBench {
  bench?: BenchFacts;
  /** Absolute; absent for a demo at which nothing can be tried. */
  dependency?: string;
}

/**
 * Says which component can be tried at the first demo of a page; see `benchOfGuide`. The programs that a reader makes run on the packages
 * of the current version, so pages of cut versions have none.
 * @param file - absolute path of the page's first demo
 * @returns no bench as long as nothing is compiled for the component; `dependency` is then a file that is not there
 */
export function benchFacts(
  file: string,
  { siteDir, documented, apiAddress }: BenchOptions,
): FoundBench {
  const page = locatePage(demoId(siteDir, file));
  if (page?.version !== 'current') return {};
  const { pathname } = page;
  const address = benchOfGuide({
    pathname,
    documented: documented[pathname] ?? [],
    imports: importedNames(fs.readFileSync(file, 'utf8'), file),
  });
  if (!address) return {};
  const instance = address.startsWith('/x/') ? 'x' : 'default';
  const dependency = path.join(
    siteDir,
    dataFileOf(instance, 'current', address.replace(/\/$/, '')),
  );
  if (!fs.existsSync(dependency)) return { dependency };
  const below = path.relative(path.join(siteDir, dataFolder), dependency);
  const name = siteName(below.split(path.sep).join('/'), fs.readFileSync(dependency));
  return {
    dependency,
    bench: { name: benches[address]!.name, file: dependency, address: apiAddress + name },
  };
}
