import { upgradeCommand } from './upgradeCommand';

it.each([
  ['npm', 'npm install @mui/x-charts@8.9.0 @mui/x-charts-pro@8.9.0'],
  ['pnpm', 'pnpm add @mui/x-charts@8.9.0 @mui/x-charts-pro@8.9.0'],
  ['yarn', 'yarn add @mui/x-charts@8.9.0 @mui/x-charts-pro@8.9.0'],
] as const)('%s', (manager, command) => {
  expect(upgradeCommand(manager, ['@mui/x-charts', '@mui/x-charts-pro'], '8.9.0')).toBe(command);
});
