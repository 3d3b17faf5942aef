import { dependencies } from '../../../../package.json';
import type { PackageVersions } from '../../../../src/sandbox/rules/types';
import { packageName } from './packageName';

/** Date libraries that the pickers have an adapter for. */
const names = [
  'date-fns',
  'date-fns-jalali',
  'dayjs',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-jalaali',
] as const;

/** The version of each that the pickers are documented with: the one that the site's own demos run on. */
const current = Object.fromEntries(names.map((name) => [name, dependencies[name]])) as Record<
  (typeof names)[number],
  string
>;
const libraries: ReadonlyMap<string, string> = new Map(Object.entries(current));

function documented(...wanted: (keyof typeof current)[]): PackageVersions {
  return Object.fromEntries(wanted.map((name) => [name, current[name]]));
}

/** What each adapter imports. */
const adapters: ReadonlyMap<string, PackageVersions> = new Map([
  ['AdapterDateFns', documented('date-fns')],
  ['AdapterDateFnsV2', { 'date-fns': '2.30.0' }],
  ['AdapterDateFnsJalali', documented('date-fns-jalali')],
  ['AdapterDateFnsJalaliV2', { 'date-fns-jalali': '2.30.0-0' }],
  ['AdapterDayjs', documented('dayjs')],
  ['AdapterLuxon', documented('luxon')],
  ['AdapterMoment', documented('moment')],
  // These two extend the adapter for Moment, which imports `moment` itself.
  ['AdapterMomentHijri', documented('moment-hijri', 'moment')],
  ['AdapterMomentJalaali', documented('moment-jalaali', 'moment')],
]);

const adapterPath = /^(@mui\/(?:lab|x-date-pickers|x-date-pickers-pro))\/(Adapter[^/]*)/;

/** Whether an import is of an adapter that this table does not have: one of a newer version of the pickers. */
export function isUnknownAdapter(specifier: string): boolean {
  const [, , adapter] = adapterPath.exec(specifier) ?? [];
  return adapter !== undefined && !adapters.has(adapter);
}

/**
 * Says which versions of the date libraries go with a demo's imports: those that its date adapters need, and
 * of a library that it imports without an adapter the documented one. An adapter's version wins.
 *
 * @param specifiers - everything that the demo's files import, as written
 * @throws if an adapter is unknown, or if two of them need different versions of one library
 */
export function adapterLibraries(specifiers: Iterable<string>): PackageVersions {
  const direct = new Map<string, string>();
  const pinned = new Map<string, { version: string; adapter: string }>();
  for (const specifier of specifiers) {
    const name = packageName(specifier);
    const version = name === undefined ? undefined : libraries.get(name);
    if (name !== undefined && version !== undefined) direct.set(name, version);

    const [, from, adapter] = adapterPath.exec(specifier) ?? [];
    if (from === undefined || adapter === undefined) continue;
    const needed = adapters.get(adapter);
    if (!needed) {
      throw new Error(
        `The npm package for the date adapter "${adapter}", imported from "${from}", cannot be determined. Known adapters: ${[...adapters.keys()].join(', ')}`,
      );
    }
    for (const [library, asked] of Object.entries(needed)) {
      const other = pinned.get(library);
      if (other && other.version !== asked) {
        throw new Error(
          `The date adapters "${other.adapter}" and "${adapter}" cannot be used together: one needs ${library} ${other.version}, the other ${asked}`,
        );
      }
      pinned.set(library, other ?? { version: asked, adapter });
    }
  }
  return {
    ...Object.fromEntries(direct),
    ...Object.fromEntries([...pinned].map(([library, { version }]) => [library, version])),
  };
}
