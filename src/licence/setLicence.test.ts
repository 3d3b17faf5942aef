/** @jest-environment jsdom */
const key = `${'0123456789abcdef'.repeat(2)}RkFLRQ==`;

/** The module of a build with these settings. */
function built(settings: { licenceKey: string | undefined; telemetry: boolean }) {
  jest.resetModules();
  jest.doMock('@generated/licence/default/key', () => settings, { virtual: true });
  return import('.');
}

it('hands over the key', async () => {
  const { setLicence } = await built({ licenceKey: key, telemetry: true });
  const set = jest.fn();
  setLicence(set);
  expect(set.mock.calls).toEqual([[key]]);
});

it.each([undefined, ''])('hands over nothing for the key %j', async (licenceKey) => {
  const { setLicence } = await built({ licenceKey, telemetry: true });
  const set = jest.fn();
  setLicence(set);
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['enabled', true, null, 1],
  ['refused by the environment', false, null, 0],
  ['refused by the reader', true, '1', 0],
])('telemetry %s', async (_name, telemetry, doNotTrack, times) => {
  Object.defineProperty(navigator, 'doNotTrack', { value: doNotTrack, configurable: true });
  const { enableTelemetry } = await built({ licenceKey: undefined, telemetry });
  const enable = jest.fn();
  enableTelemetry(enable);
  expect(enable).toHaveBeenCalledTimes(times);
});
