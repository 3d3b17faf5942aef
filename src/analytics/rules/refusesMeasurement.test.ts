import { refusesMeasurement } from './refusesMeasurement';

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '1', globalPrivacyControl: false }, true],
])('%j: %s', (navigator, expected) => {
  expect(refusesMeasurement(navigator)).toBe(expected);
});
