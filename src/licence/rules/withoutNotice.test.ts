import { withoutNotice } from './withoutNotice';

it('leaves out the notice of a missing key and nothing else', () => {
  const said: unknown[][] = [];
  const say = withoutNotice((...words) => said.push(words));
  say('***\n\nMUI X: Missing license key.\n\nThe license key is missing. …\n\n***');
  say('MUI X: Invalid license key.');
  say('Warning: %s', 'each child needs a key', new Error('a'));
  say(new Error('MUI X: Missing license key.'));
  expect(said.map(([first]) => String(first))).toEqual([
    'MUI X: Invalid license key.',
    'Warning: %s',
    'Error: MUI X: Missing license key.',
  ]);
});

it('the library still says it in these words', () => {
  const { showMissingLicenseKeyError } = jest.requireActual<{
    showMissingLicenseKeyError: (of: { plan: string; packageName: string }) => void;
  }>('../../../node_modules/@mui/x-license/utils/licenseErrorMessageUtils');
  const say = jest.fn();
  const spy = jest.spyOn(console, 'error').mockImplementation(withoutNotice(say));
  showMissingLicenseKeyError({ plan: 'Pro', packageName: 'x-charts-pro' });
  expect(spy).toHaveBeenCalledTimes(1);
  expect(say).not.toHaveBeenCalled();
  spy.mockRestore();
});
