import fc from 'fast-check';
import { projectName } from './projectName';

it.each([
  ['BasicSorting', 'basic-sorting'],
  ['Month', 'month'],
  ['FromYearToDay', 'from-year-to-day'],
  ['UTCDates', 'utc-dates'],
  ['RowsOf1000Items', 'rows-of1000-items'],
  ['ISODates2', 'iso-dates2'],
  ['already-kebab', 'already-kebab'],
  ['_Hidden.Name', 'hidden-name'],
  ['日历', 'demo'],
  ['', 'demo'],
])('calls the project of %s %s', (demo, expected) => {
  expect(projectName(demo)).toBe(expected);
});

it('is a name that npm accepts, whatever the demo is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (demo) => {
      const name = projectName(demo);
      expect(name).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      expect(name.length).toBeLessThanOrEqual(214);
    }),
  );
});

it('keeps a name that is one already', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'binary-ascii' }), (demo) => {
      expect(projectName(projectName(demo))).toBe(projectName(demo));
    }),
  );
});
