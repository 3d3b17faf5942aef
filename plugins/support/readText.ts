import fs from 'node:fs';

const replacement = '\ufffd';

/** A text as it would be if it had been written on Linux: without a byte order mark, and with LF at the ends of lines. */
export function normalText(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** The text before the first byte that is no UTF-8; the whole of it if there is none. */
function soundPart(bytes: Buffer): string {
  const lossy = bytes.toString();
  for (let at = lossy.indexOf(replacement); at >= 0; at = lossy.indexOf(replacement, at + 1)) {
    const sound = lossy.slice(0, at);
    const start = Buffer.byteLength(sound);
    // Somebody may have written this very character.
    if (bytes.toString('latin1', start, start + 3) !== '\xef\xbf\xbd') return sound;
  }
  return lossy;
}

/**
 * Reads bytes as the text of a file of this site: UTF-8, whatever system it was written on. In the form of
 * {@link normalText}.
 * @param name - of the file, for messages
 * @throws naming file and place if it is no UTF-8
 */
export function decodeText(bytes: Buffer, name: string): string {
  const advice = 'Save it as UTF-8';
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)) {
    throw new Error(`${name} is UTF-16, or no text at all. ${advice}`);
  }
  const sound = soundPart(bytes);
  const at = Buffer.byteLength(sound);
  if (at < bytes.length) {
    const lines = sound.split(/\r\n|\r|\n/);
    const byte = `0x${bytes[at]!.toString(16)}`;
    throw new Error(
      `${name}:${lines.length}:${lines.at(-1)!.length + 1} is no UTF-8 (byte ${at} is ${byte}), but perhaps Latin-1. ${advice}`,
    );
  }
  return normalText(sound);
}

/**
 * Reads the text of a file, as {@link decodeText} does.
 * @param file - absolute
 * @param name - for messages; the path, unless given
 * @throws also if the file is not there
 */
export function readText(file: string, name = file): string {
  return decodeText(fs.readFileSync(file), name);
}
