/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { stillPreferences } from '../../../tests/support/stillPreferences';

const key = `${'0123456789abcdef'.repeat(2)}RkFLRQ==`;

/** Where the library keeps the key, for all of its packages and versions; notes each time it is set. */
const kept = globalThis as { __MUI_LICENSE_INFO__?: { key: string | undefined } };
let settings: (string | undefined)[];

function built(licenceKey: string | undefined) {
  jest.resetModules();
  jest.doMock('@generated/licence/default/key', () => ({ licenceKey, telemetry: true }), {
    virtual: true,
  });
  settings = [];
  kept.__MUI_LICENSE_INFO__ = {
    get key() {
      return settings.at(-1);
    },
    set key(value) {
      settings.push(value);
    },
  };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextDecoder, TextEncoder });
});

describe.each([key, undefined])('built with the key %s', (licenceKey) => {
  it('every demo in the browser finds it, set once, from its first rendering on', async () => {
    built(licenceKey);
    const { act } = await import('react');
    const { mountDemo } = await import('./mountDemo');
    const seen: unknown[] = [];
    function Demo() {
      seen.push(kept.__MUI_LICENSE_INFO__?.key);
      return null;
    }
    for (const id of ['one', 'two']) {
      const stage = document.body.appendChild(document.createElement('div'));
      await act(async () => {
        mountDemo({
          stage,
          Component: Demo,
          preferences: stillPreferences,
          id,
          bare: true,
          hydrates: false,
          onCrash: (error) => seen.push(error),
          onLive: () => {},
        });
      });
    }
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(new Set(seen)).toEqual(new Set([licenceKey]));
    expect(settings).toEqual(licenceKey ? [licenceKey] : []);
  });

  it('every demo of the server finds it, and it is not in the HTML', async () => {
    built(licenceKey);
    const { renderDemo } = await import('../rendering/renderDemo');
    const seen: unknown[] = [];
    function Demo() {
      seen.push(kept.__MUI_LICENSE_INFO__?.key);
      return <p>Tags</p>;
    }
    const rendered = [renderDemo(Demo, 'one'), renderDemo(Demo, 'two')];
    expect(seen).toEqual([licenceKey, licenceKey, licenceKey, licenceKey]);
    expect(settings).toEqual(licenceKey ? [licenceKey] : []);
    expect(rendered[0]?.html).toContain('Tags');
    expect(JSON.stringify(rendered)).not.toContain(key);
  });
});
