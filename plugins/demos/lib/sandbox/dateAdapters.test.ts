import fc from 'fast-check';
import manifest from '../../../../package.json';
import { adapterLibraries } from './dateAdapters';

const known: Record<string, Record<string, string>> = {
  AdapterDateFns: { 'date-fns': '4.1.0' },
  AdapterDateFnsV2: { 'date-fns': '2.30.0' },
  AdapterDateFnsJalali: { 'date-fns-jalali': '4.1.0-0' },
  AdapterDateFnsJalaliV2: { 'date-fns-jalali': '2.30.0-0' },
  AdapterDayjs: { dayjs: '1.11.13' },
  AdapterLuxon: { luxon: '3.7.1' },
  AdapterMoment: { moment: '2.30.1' },
  AdapterMomentHijri: { 'moment-hijri': '3.0.0', moment: '2.30.1' },
  AdapterMomentJalaali: { 'moment-jalaali': '0.10.4', moment: '2.30.1' },
};
const sources = ['@mui/lab', '@mui/x-date-pickers', '@mui/x-date-pickers-pro'];

it.each(sources.flatMap((from) => Object.entries(known).map(([name, all]) => [from, name, all])))(
  '%s/%s, and whatever is below it, needs its library',
  (from, name, libraries) => {
    expect(adapterLibraries([`${from as string}/${name as string}`])).toEqual(libraries);
    expect(adapterLibraries([`${from as string}/${name as string}/index`])).toEqual(libraries);
    expect(adapterLibraries([`${from as string}/${name as string}/a/b.js`])).toEqual(libraries);
  },
);

it.each([
  ['date-fns', '4.1.0'],
  ['date-fns-jalali', '4.1.0-0'],
  ['dayjs', '1.11.13'],
  ['luxon', '3.7.1'],
  ['moment', '2.30.1'],
  ['moment-hijri', '3.0.0'],
  ['moment-jalaali', '0.10.4'],
])(
  '%s has the same version without an adapter, which is the one that this site runs',
  (name, version) => {
    expect(adapterLibraries([name])).toEqual({ [name]: version });
    expect(adapterLibraries([`${name}/locale/de`])).toEqual({ [name]: version });
    expect(manifest.dependencies).toHaveProperty([name], version);
  },
);

it.each([
  [['@mui/x-date-pickers/AdapterDateFnsV2', 'date-fns/locale']],
  [['date-fns/locale', '@mui/x-date-pickers/AdapterDateFnsV2']],
])('an adapter decides, wherever it stands in %j', (specifiers) => {
  expect(adapterLibraries(specifiers)).toEqual({ 'date-fns': '2.30.0' });
});

it.each(
  sources.flatMap((from) =>
    ['AdapterFoo', 'Adapter', 'AdapterDayJs', 'AdapterDateFnsV3', 'AdapterDateFnsBase'].map(
      (name) => [from, name] as const,
    ),
  ),
)(
  'names the unknown adapter of %s/%s, where it is from, and those that are known',
  (from, name) => {
    for (const specifier of [`${from}/${name}`, `${from}/${name}/index`]) {
      expect(() => adapterLibraries([specifier])).toThrow(
        `The npm package for the date adapter "${name}", imported from "${from}", cannot be determined. Known adapters: ${Object.keys(known).join(', ')}`,
      );
    }
  },
);

it.each([
  '@mui/x-date-pickers/adapterDayjs',
  '@mui/x-date-pickers/ADAPTERDAYJS',
  '@mui/x-date-pickers-premium/AdapterDayjs',
  '@mui/x-date-pickers-premium/AdapterFoo',
  '@mui/x-date-pickers/internals/AdapterDayjs',
  '@mui/x-date-pickers/internals/AdapterFoo',
  '@mui/x-date-pickers/LocalizationProvider',
  '@mui/x-date-pickers',
  '@mui/material/AdapterDayjs',
  '@MUI/x-date-pickers/AdapterDayjs',
  './AdapterDayjs',
  './@mui/x-date-pickers/AdapterFoo',
  'AdapterDayjs',
  'dayjs-plugin-utc',
  'constructor',
])('%s is no adapter and no date library', (specifier) => {
  expect(adapterLibraries([specifier])).toEqual({});
});

it.each([
  ['AdapterDateFns', 'AdapterDateFnsV2', 'date-fns 4.1.0', '2.30.0'],
  ['AdapterDateFnsV2', 'AdapterDateFns', 'date-fns 2.30.0', '4.1.0'],
  ['AdapterDateFnsJalali', 'AdapterDateFnsJalaliV2', 'date-fns-jalali 4.1.0-0', '2.30.0-0'],
])('%s and %s cannot be used together', (first, second, one, other) => {
  expect(() =>
    adapterLibraries([`@mui/x-date-pickers/${first}`, `@mui/x-date-pickers-pro/${second}`]),
  ).toThrow(
    `The date adapters "${first}" and "${second}" cannot be used together: one needs ${one}, the other ${other}`,
  );
});

it('adapters of different libraries, or of the same version, go together in any order', () => {
  const together = Object.keys(known).filter((name) => !name.endsWith('V2'));
  fc.assert(
    fc.property(fc.subarray(together), fc.constantFrom(...sources), (names, from) => {
      const expected = Object.assign({}, ...names.map((name) => known[name])) as object;
      const specifiers = names.map((name) => `${from}/${name}`);
      expect(adapterLibraries(specifiers)).toEqual(expected);
      expect(adapterLibraries([...specifiers, ...specifiers].toReversed())).toEqual(expected);
    }),
  );
});
