import fc from 'fast-check';
import { applyDelta as apply, makeDelta } from './delta';

const applyDelta = (base: Buffer, delta: Buffer, most = 1e6) => apply(base, delta, most);

const page = (version: string, more = '') =>
  Buffer.from(
    Array.from(
      { length: 300 },
      (_, at) => `<li><a href="/x/${version}/react-charts/page-${at}/">Page ${at}</a>${more}</li>`,
    ).join('\n'),
  );

it('makes a page of one version of that of another, and is small', () => {
  const delta = makeDelta(page('8.9.2'), page('8.10.0'));
  expect(applyDelta(page('8.9.2'), delta)).toEqual(page('8.10.0'));
  expect(delta.length).toBeLessThan(page('8.10.0').length / 3);
});

it('makes anything of anything', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each));
  fc.assert(
    fc.property(bytes, bytes, bytes, (start, middle, end) => {
      const base = Buffer.concat([start, middle, end]);
      const target = Buffer.concat([end, start, middle, start]);
      expect(applyDelta(base, makeDelta(base, target)).equals(target)).toBe(true);
      expect(applyDelta(end, makeDelta(end, base)).equals(base)).toBe(true);
    }),
  );
});

it('refuses what is cut off, what copies beyond its base, and what makes too much', () => {
  const delta = makeDelta(page('8.9.2'), page('8.10.0', ' more'));
  expect(() => applyDelta(page('8.9.2'), delta.subarray(0, -1))).toThrow('cut off');
  expect(() => applyDelta(Buffer.from('short'), delta)).toThrow('does not have');
  expect(() => applyDelta(page('8.9.2'), delta, 1000)).toThrow('more than a file may have');
});
