import { locateVersion } from './locateVersion';

const sites = (prefix: string) => ({
  default: {
    versions: [
      { name: 'current', path: prefix || '/' },
      { name: '7.2.0', path: `${prefix}/7.2.0` },
    ],
  },
  x: {
    versions: [
      { name: 'current', path: `${prefix}/x` },
      { name: '8.9.2', path: `${prefix}/x/8.9.2` },
    ],
  },
});

describe.each(['', '/zh'])('with the prefix "%s"', (prefix) => {
  it.each([
    ['/', 'default', 'current', '/'],
    ['/components/buttons/', 'default', 'current', '/components/buttons'],
    ['/components/buttons', 'default', 'current', '/components/buttons'],
    ['/7.2.0/components/buttons/', 'default', '7.2.0', '/components/buttons'],
    ['/x/', 'x', 'current', '/'],
    ['/x/react-data-grid/sorting/', 'x', 'current', '/react-data-grid/sorting'],
    ['/x/8.9.2/react-data-grid/sorting/', 'x', '8.9.2', '/react-data-grid/sorting'],
    ['/x/8.9.2/', 'x', '8.9.2', '/'],
    // No version: a folder that only begins like one.
    ['/x/8.9.20/react-charts/', 'x', 'current', '/8.9.20/react-charts'],
    ['/xylophone/', 'default', 'current', '/xylophone'],
  ])('%s', (pathname, instance, name, rest) => {
    const place = locateVersion(sites(prefix), prefix + pathname);
    expect([place?.instance, place?.version.name, place?.rest]).toEqual([instance, name, rest]);
  });
});

it('says nothing where there is no version', () => {
  expect(locateVersion({}, '/x/')).toBeUndefined();
});
