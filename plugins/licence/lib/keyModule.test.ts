import { keyModule } from './keyModule';

it('exports the key', () => {
  expect(keyModule({ licenceKey: 'abc+/=', telemetry: true })).toBe(
    'export const licenceKey = "abc+/=";\nexport const telemetry = true;\n',
  );
});

it('exports no empty key', () => {
  expect(keyModule({ licenceKey: '', telemetry: false })).toBe(
    'export const licenceKey = undefined;\nexport const telemetry = false;\n',
  );
});
