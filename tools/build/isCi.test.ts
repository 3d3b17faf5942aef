import { isCi } from './isCi';

it.each([{ CI: 'true' }, { CI: '1' }, { CI: 'woodpecker' }])('%j is CI', (environment) => {
  expect(isCi(environment)).toBe(true);
});

it.each([{}, { CI: '' }, { CI: 'false' }, { CI: 'False' }, { CI: '0' }])(
  '%j is none',
  (environment) => {
    expect(isCi(environment)).toBe(false);
  },
);
