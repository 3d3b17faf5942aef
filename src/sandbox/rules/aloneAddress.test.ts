import { aloneAddress } from './aloneAddress';

it.each([
  ['https://a.example/x/tabs/', 'https://a.example/x/tabs/?alone=#BasicTabs'],
  [
    'https://a.example/x/tabs/?dir=rtl#Other.tsx',
    'https://a.example/x/tabs/?dir=rtl&alone=#BasicTabs',
  ],
  ['https://a.example/x/tabs/?alone=#Other', 'https://a.example/x/tabs/?alone=#BasicTabs'],
])('%s becomes %s', (address, alone) => {
  expect(aloneAddress(address, 'BasicTabs')).toBe(alone);
});
