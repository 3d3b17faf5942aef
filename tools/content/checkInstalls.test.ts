import { checkInstalls } from './checkInstalls';
import { pageFixture } from './pageFixture';

const check = (command: string) => checkInstalls(pageFixture({ installs: [{ command, line: 4 }] }));

it('finds each package of the library that has no version', () => {
  expect(
    check('npm install --save-dev @mui/x-charts @mui/material @emotion/react').map(
      ({ line, what, mend }) => [line, what, mend],
    ),
  ).toEqual([
    [4, 'installs @mui/x-charts without a version', 'Write its major behind it: @mui/x-charts@8.'],
    [4, 'installs @mui/material without a version', 'Write its major behind it: @mui/material@7.'],
  ]);
});

it.each(['npm install @mui/x-charts@8 dayjs', 'npm install @mui/lab@7.0.0-beta.14', 'npm ci'])(
  'leaves "%s"',
  (command) => {
    expect(check(command)).toEqual([]);
  },
);
