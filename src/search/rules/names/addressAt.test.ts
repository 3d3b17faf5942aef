import { addressAt } from './addressAt';

it('names a place on a page, or the page', () => {
  expect(addressAt('components/tabs/', 'basic-tabs')).toBe('components/tabs/#basic-tabs');
  expect(addressAt('components/tabs/', '')).toBe('components/tabs/');
});
