import { joinVersions } from './joinVersions';

const own = {
  x: { versions: [{ name: 'current', label: '9', path: '/zh/x', docs: [{ path: '/zh/x/a/' }] }] },
};

it('puts versions that are built apart between those of this build, in the language', () => {
  const all = {
    default: [{ name: 'current', label: '7.2.0', path: '/' }],
    x: [
      { name: 'current', label: '9.14.0', path: '/x' },
      { name: '8.9.2', label: '8.9.2', path: '/x/8.9.2' },
    ],
  };
  const joined = joinVersions(own, all, '/zh/');
  expect(joined.x!.versions).toEqual([
    own.x.versions[0],
    { name: '8.9.2', label: '8.9.2', path: '/zh/x/8.9.2', docs: [] },
  ]);
  expect(joined.default!.versions[0]!.path).toBe('/zh');
  expect(joinVersions(own, all, '/').default!.versions[0]!.path).toBe('/');
});

it('leaves all as it is where nothing is built apart', () => {
  expect(joinVersions(own, undefined, '/')).toBe(own);
});
