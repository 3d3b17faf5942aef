import type { ApiHistory } from '../../../../src/api/rules/types';
import { readVersion, readingText, recordedVersions, stateOf } from './readVersion';

const history: ApiHistory = {
  first: '8.0.0',
  last: '8.9.2',
  before: '7.29.13',
  packages: { '@mui/x-tree-view-pro': { first: '8.6.0', last: '8.9.0' } },
  pages: {},
};
const documented = {
  '@mui/x-charts': '8.9.2',
  '@mui/x-charts-pro': '8.9.2',
  '@mui/material': '7.2.0',
};

it.each([
  ['8.9.2', 'same'],
  ['8.3.0', 'recorded'],
  ['7.0.0', 'before'],
  ['6.0.0', 'unrecorded'],
  ['8.10.0', 'newer'],
  ['9.0.0', 'newer'],
])('%s is %s', (version, state) => {
  expect(stateOf(version, '8.9.2', recordedVersions(history, '@mui/x-charts'))).toBe(state);
});

it('knows of which packages releases are recorded', () => {
  expect(recordedVersions(history, '@mui/x-tree-view-pro')).toEqual({
    first: '8.6.0',
    last: '8.9.0',
  });
  expect(recordedVersions(history, '@mui/material')).toBeUndefined();
  expect(recordedVersions(history, 'constructor')).toBeUndefined();
});

const project = {
  folder: '/p',
  packages: { '@mui/x-charts-pro': { version: '8.2.0', file: 'yarn.lock' } },
  unknown: {},
  problems: [],
};

it('answers for what was asked, else for the plan that the project has, else for the documented', () => {
  const packages = ['@mui/x-charts', '@mui/x-charts-pro'];
  const installed = readVersion(packages, { project, documented, history });
  expect(installed).toMatchObject({
    package: '@mui/x-charts-pro',
    version: '8.2.0',
    by: 'project',
  });
  expect(readingText(installed)).toContain('as the project has it (yarn.lock)');
  expect(readVersion(packages, { project, documented, history, asked: '8.3' })).toMatchObject({
    package: '@mui/x-charts',
    version: '8.3.0',
    state: 'recorded',
  });
  const core = readVersion(['@mui/material'], { project, documented, history });
  expect(core).toMatchObject({ version: '7.2.0', by: 'documentation', state: 'same' });
  expect(readingText(core)).toContain('not a dependency of the project');
});

it('answers for what another plan of the product has', () => {
  expect(readVersion(['@mui/x-charts'], { project, documented, history })).toMatchObject({
    package: '@mui/x-charts-pro',
    version: '8.2.0',
    by: 'project',
    state: 'recorded',
  });
});

it('does not say of what a project asks for in any version that it is no dependency', () => {
  const project = {
    folder: '/p',
    packages: {},
    unknown: { '@mui/x-charts-pro': 'package.json' },
    problems: [],
  };
  const reading = readVersion(['@mui/x-charts', '@mui/x-charts-pro'], {
    project,
    documented,
    history,
  });
  expect(readingText(reading)).toBe(
    'Version: @mui/x-charts-pro 8.9.2, as documented; the project depends on it, but package.json does not say on which version, and none is installed or locked.',
  );
});

it.each([
  ['8', '8.0.0'],
  ['v8.3', '8.3.0'],
  ['8.0.0-alpha.3', '8.0.0-alpha.3'],
])('answers for %s as for %s', (asked, version) => {
  const project = { folder: '/p', packages: {}, unknown: {}, problems: [] };
  expect(readVersion(['@mui/x-charts'], { project, documented, history, asked }).version).toBe(
    version,
  );
});
