import type { PackageVersions } from '../../../../src/sandbox/types';
import { packageName } from './packageName';

/** The version of each date library that the pickers' adapters are documented with. */
const current = {
  'date-fns': '4.1.0',
  'date-fns-jalali': '4.1.0-0',
  dayjs: '1.11.13',
  luxon: '3.7.1',
  moment: '2.30.1',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.4',
};
const libraries: ReadonlyMap<string, string> = new Map(Object.entries(current));

function documented(...names: (keyof typeof current)[]): PackageVersions {
  return Object.fromEntries(names.map((name) => [name, current[name]]));
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
