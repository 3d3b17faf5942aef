import zlib from 'node:zlib';

/** Compresses a whole text. */
export type Compressor = (content: Buffer) => Promise<Buffer>;

/** What Node.js's zlib has from 22.15 on; the types are those of the oldest version that runs the site. */
export interface MaybeZstd {
  zstdCompress?: (
    content: Buffer,
    options: { params: Record<number, number> },
    done: (error: Error | null, result: Buffer) => void,
  ) => void;
  constants: { ZSTD_c_compressionLevel?: number };
}

/** The highest level that asks no more memory of who unpacks than browsers allow, 8 MB. https://www.rfc-editor.org/rfc/rfc9659 */
const level = 19;

/**
 * The compressor for zstd of this Node.js.
 * @param from - its zlib
 * @returns nothing where it has none
 * @see https://nodejs.org/api/zlib.html#zlibzstdcompressbuffer-options-callback
 */
export function findZstd(from: object = zlib): Compressor | undefined {
  const { zstdCompress, constants } = from as MaybeZstd;
  const parameter = constants.ZSTD_c_compressionLevel;
  if (!zstdCompress || parameter === undefined) return undefined;
  return (content) =>
    new Promise((resolve, reject) => {
      zstdCompress(content, { params: { [parameter]: level } }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
}
