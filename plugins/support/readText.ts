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

/** What keeps bytes from being the text of a file of this site. */
export interface TextFault {
  /** From 1; absent where the whole of it is something else. */
  line?: number;
  /** From 1. */
  column?: number;
  what: string;
  mend: string;
}

const mend = 'Save it as UTF-8';

/** Finds the first byte that is no UTF-8, or what shows that there is no text at all; undefined in a text of this site. */
export function textFault(bytes: Buffer): TextFault | undefined {
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)) {
    return { what: 'is UTF-16, or no text at all', mend };
  }
  const sound = soundPart(bytes);
  const at = Buffer.byteLength(sound);
  if (at === bytes.length) return undefined;
  const lines = sound.split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: lines.at(-1)!.length + 1,
    what: `is no UTF-8 (byte ${at} is 0x${bytes[at]!.toString(16)}), but perhaps Latin-1`,
    mend,
  };
}

/**
 * Reads bytes as the text of a file of this site: UTF-8, whatever system it was written on. In the form of
 * {@link normalText}.
 * @param name - of the file, for messages
 * @throws naming file and place if it is no UTF-8
 */
export function decodeText(bytes: Buffer, name: string): string {
  const fault = textFault(bytes);
  if (!fault) return normalText(bytes.toString());
  const place = fault.line === undefined ? name : `${name}:${fault.line}:${fault.column}`;
  throw new Error(`${place} ${fault.what}. ${fault.mend}`);
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
