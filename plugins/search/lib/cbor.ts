/** What pagefind's files are made of. */
export type Cbor = number | string | readonly Cbor[];

/** Major types of RFC 8949 that occur. */
const [positive, negative, text, array] = [0, 1, 3, 4] as const;

/**
 * Reads CBOR of whole numbers, texts and arrays, which is all that pagefind writes. (The packages that know all of it are either
 * ES modules only, which the tools that load plugins do not take, or bring native parts.)
 * @see https://www.rfc-editor.org/rfc/rfc8949
 * @throws if there is anything else in it, or something behind it
 */
export function decodeCbor(bytes: Buffer): Cbor {
  let at = 0;
  const argument = (short: number): number => {
    if (short < 24) return short;
    const length = short === 24 ? 1 : short === 25 ? 2 : short === 26 ? 4 : undefined;
    if (length === undefined) throw new Error(`CBOR has a length of ${short} at byte ${at}`);
    at += length;
    return bytes.readUIntBE(at - length, length);
  };
  const item = (): Cbor => {
    const first = bytes.readUInt8(at);
    at += 1;
    const value = argument(first & 31);
    switch (first >> 5) {
      case positive:
        return value;
      case negative:
        return -1 - value;
      case text:
        at += value;
        if (at > bytes.length) throw new Error('CBOR ends within a text');
        return bytes.toString('utf8', at - value, at);
      case array:
        return items(value);
      default:
        throw new Error(`CBOR has an item of type ${first >> 5} at byte ${at - 1}`);
    }
  };
  const items = (count: number): Cbor[] => {
    const list: Cbor[] = [];
    for (let index = 0; index < count; index += 1) list.push(item());
    return list;
  };
  const value = item();
  if (at !== bytes.length) throw new Error(`CBOR has ${bytes.length - at} bytes behind its item`);
  return value;
}

/** Writes what {@link decodeCbor} reads, each number as short as it goes. */
export function encodeCbor(value: Cbor): Buffer {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let at = 0;
  const reserve = (length: number) => {
    if (at + length <= bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (at + length));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
  };
  const head = (type: number, argument: number) => {
    reserve(5);
    if (argument < 24) at = bytes.writeUInt8((type << 5) | argument, at);
    else {
      const [short, length] = argument < 256 ? [24, 1] : argument < 65536 ? [25, 2] : [26, 4];
      at = bytes.writeUInt8((type << 5) | short, at);
      at = bytes.writeUIntBE(argument, at, length);
    }
  };
  const put = (item: Cbor): void => {
    if (typeof item === 'number') {
      if (item < 0) head(negative, -1 - item);
      else head(positive, item);
    } else if (typeof item === 'string') {
      const length = Buffer.byteLength(item);
      head(text, length);
      reserve(length);
      at += bytes.write(item, at);
    } else {
      head(array, item.length);
      for (const each of item) put(each);
    }
  };
  put(value);
  return bytes.subarray(0, at);
}
