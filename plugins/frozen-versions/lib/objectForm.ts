import zlib from 'node:zlib';
import { applyDelta, makeDelta } from './delta';
import { digestOf } from './artefactList';

/** The first byte of an object: as it is, compressed, or what differs from another object, compressed. */
const forms = { plain: 0, compressed: 1, delta: 2 } as const;

/** Bytes that an object may have at most: no page or script comes near. */
export const largestObject = 128 * 1024 * 1024;

const compress = (content: Buffer): Buffer =>
  zlib.brotliCompressSync(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 6,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const decompress = (content: Buffer): Buffer =>
  zlib.brotliDecompressSync(content, { maxOutputLength: largestObject });

/**
 * Writes content as it is kept.
 * @param base - content that is kept already and may be much alike
 */
export function packObject(content: Buffer, base?: Buffer): Buffer {
  const compressed = compress(content);
  const whole =
    compressed.length < content.length
      ? Buffer.concat([Buffer.of(forms.compressed), compressed])
      : Buffer.concat([Buffer.of(forms.plain), content]);
  if (!base) return whole;
  const delta = Buffer.concat([
    Buffer.of(forms.delta),
    Buffer.from(digestOf(base), 'hex'),
    compress(makeDelta(base, content)),
  ]);
  return delta.length < whole.length / 2 ? delta : whole;
}

/** The digest of the object that another one needs; nothing where it needs none. */
export function baseOf(object: Buffer): string | undefined {
  return object[0] === forms.delta ? object.subarray(1, 33).toString('hex') : undefined;
}

/**
 * Reads an object.
 * @param base - content of the object that {@link baseOf} names
 * @throws if it is cut off or is no object
 */
export function unpackObject(object: Buffer, base?: Buffer): Buffer {
  if (object[0] === forms.plain) return object.subarray(1);
  if (object[0] === forms.compressed) return decompress(object.subarray(1));
  if (object[0] === forms.delta && base) {
    return applyDelta(base, decompress(object.subarray(33)), largestObject);
  }
  throw new Error('is no object of an artefact');
}
