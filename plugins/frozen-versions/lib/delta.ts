/** Bytes that are looked for as a whole: what is alike over a shorter stretch is written out. */
const block = 16;

/** Of a rolling sum, so that one byte less and one more make the next. */
const factor = 0x01000193;
let lead = 1;
for (let index = 0; index < block; index += 1) lead = Math.imul(lead, factor);

/** Where each block of the base begins, by its sum. */
function blocksOf(base: Buffer): Map<number, number> {
  const places = new Map<number, number>();
  for (let start = 0; start + block <= base.length; start += block) {
    let sum = 0;
    for (let at = start; at < start + block; at += 1)
      sum = (Math.imul(sum, factor) + base[at]!) | 0;
    // The first of several: pages begin alike.
    if (!places.has(sum)) places.set(sum, start);
  }
  return places;
}

function pushNumber(into: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) into.push((rest % 128) | 128);
  into.push(rest);
}

/**
 * What makes one content of another: by turns a number of bytes that follow, and a place and a length in the base to copy.
 * @returns for {@link applyDelta}
 */
export function makeDelta(base: Buffer, target: Buffer): Buffer {
  const places = blocksOf(base);
  const parts: Buffer[] = [];
  let written = 0;
  const put = (to: number, place: number, length: number) => {
    const head: number[] = [];
    pushNumber(head, to - written);
    const tail: number[] = [];
    pushNumber(tail, place);
    pushNumber(tail, length);
    parts.push(Buffer.from(head), target.subarray(written, to), Buffer.from(tail));
    written = to + length;
  };
  let sum = 0;
  let summed = 0;
  for (let at = 0; at < target.length;) {
    sum = (Math.imul(sum, factor) + target[at]!) | 0;
    if (summed === block) sum = (sum - Math.imul(lead, target[at - block]!)) | 0;
    else summed += 1;
    at += 1;
    if (summed < block) continue;
    let place = places.get(sum);
    if (place === undefined) continue;
    let start = at - block;
    if (target.compare(base, place, place + block, start, at) !== 0) continue;
    let end = place + block;
    while (at < target.length && end < base.length && target[at] === base[end]) {
      at += 1;
      end += 1;
    }
    while (start > written && place > 0 && target[start - 1] === base[place - 1]) {
      start -= 1;
      place -= 1;
    }
    put(start, place, end - place);
    summed = 0;
    sum = 0;
  }
  if (written < target.length) put(target.length, 0, 0);
  return Buffer.concat(parts);
}

/**
 * Makes content of a base and of what differs.
 * @param most - bytes that may come out
 * @throws if the delta is cut off, names a place that the base has not, or makes more
 */
export function applyDelta(base: Buffer, delta: Buffer, most: number): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  let made = 0;
  const number = () => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = delta[at];
      if (byte === undefined || unit > 2 ** 42) throw new Error('is cut off');
      at += 1;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  };
  while (at < delta.length) {
    const literal = number();
    if (at + literal > delta.length) throw new Error('is cut off');
    parts.push(delta.subarray(at, at + literal));
    at += literal;
    const place = number();
    const length = number();
    if (place + length > base.length) throw new Error('copies what its base does not have');
    made += literal + length;
    if (made > most) throw new Error('makes more than a file may have');
    parts.push(base.subarray(place, place + length));
  }
  return Buffer.concat(parts);
}
