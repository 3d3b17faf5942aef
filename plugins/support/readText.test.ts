import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { decodeText, readText } from './readText';

const text = 'const a = `x\n\ny`;\n// Café 🎉\u00a0\u200b\n';

it.each([
  ['LF', text],
  ['CRLF', text.replaceAll('\n', '\r\n')],
  ['CR', text.replaceAll('\n', '\r')],
  ['a byte order mark', `\ufeff${text}`],
  ['a byte order mark and CRLF', `\ufeff${text.replaceAll('\n', '\r\n')}`],
])('reads the same text with %s', (_name, written) => {
  expect(decodeText(Buffer.from(written), 'a.tsx')).toBe(text);
});

it('changes nothing else of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      fc.pre(!/[\r\0]|^\ufeff/.test(any) && !/[\ud800-\udfff]/.test(any));
      expect(decodeText(Buffer.from(any), 'a.tsx')).toBe(any);
    }),
  );
});

it.each([
  [
    'Latin-1',
    Buffer.from('// one\r\n// Café', 'latin1'),
    /^a\.tsx:2:7 is no UTF-8 \(byte 14 is 0xe9\)/,
  ],
  [
    'Latin-1 behind longer characters',
    Buffer.concat([Buffer.from('é🎉'), Buffer.from('é', 'latin1')]),
    /^a\.tsx:1:4 .*\(byte 6 is /,
  ],
  [
    'what follows the mark of such a character',
    Buffer.from([0xef, 0xbf, 0xbd, 0xff]),
    /^a\.tsx:1:2 .*\(byte 3 is 0xff/,
  ],
  [
    'half a character at its end',
    Buffer.from('abc🎉').subarray(0, -1),
    /^a\.tsx:1:\d+ is no UTF-8/,
  ],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), /^a\.tsx is UTF-16/],
  ['UTF-16 without', Buffer.from('const a', 'utf16le'), /^a\.tsx is UTF-16/],
])('refuses %s and says where', (_name, bytes, message) => {
  expect(() => decodeText(bytes, 'a.tsx')).toThrow(message);
});

it('reads a file, and names it as it is told', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'text-'));
  const file = path.join(folder, 'a.txt');
  fs.writeFileSync(file, '\ufeffa\r\n');
  expect(readText(file)).toBe('a\n');
  fs.writeFileSync(file, Buffer.from([0xe9]));
  expect(() => readText(file, 'docs/a.txt')).toThrow(/^docs\/a\.txt:1:1 /);
  fs.rmSync(folder, { recursive: true });
});
