import packageJson from '../../package.json';

it('every override of a dependency has its reason beside it', () => {
  const names = Object.keys(packageJson.overrides);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(packageJson['//overrides'])).toEqual(names);
  for (const reason of Object.values(packageJson['//overrides'])) {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  }
});
