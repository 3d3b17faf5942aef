import { planSteps } from './planSteps';

const published = {
  grid: ['7.1.0', '7.2.0', '8.0.0-beta.1', '8.0.0', '8.2.0', '8.10.0', '9.0.0'],
  pro: ['7.1.0', '8.1.0', '8.2.0'],
};

it('puts every library at its highest release up to each version that any published', () => {
  expect(planSteps(published, { grid: '8.10.0', pro: '8.2.0' }, 'grid')).toEqual({
    before: { version: '7.2.0', packages: { grid: '7.2.0', pro: '7.1.0' } },
    steps: [
      { version: '8.0.0', packages: { grid: '8.0.0' } },
      { version: '8.1.0', packages: { grid: '8.0.0', pro: '8.1.0' } },
      { version: '8.2.0', packages: { grid: '8.2.0', pro: '8.2.0' } },
      { version: '8.10.0', packages: { grid: '8.10.0', pro: '8.2.0' } },
    ],
  });
});

it('goes no further than what is installed', () => {
  const { steps } = planSteps(published, { grid: '8.2.0', pro: '8.1.0' }, 'grid');
  expect(steps.map(({ version }) => version)).toEqual(['8.0.0', '8.1.0', '8.2.0']);
  expect(steps.at(-1)!.packages).toEqual({ grid: '8.2.0', pro: '8.1.0' });
});

it.each([
  [{ grid: '8.3.0' }, /grid 8.3.0 is installed, but the registry has no such release/],
  [{ grid: '8.2.0', pro: '7.1.0' }, /two majors cannot be compared/],
  [{ grid: '7.2.0' }, /no release 6.x of grid/],
  [{ pro: '8.2.0' }, /grid is not installed/],
])('refuses %j', (installed, message) => {
  expect(() => planSteps(published, installed as Record<string, string>, 'grid')).toThrow(message);
});
