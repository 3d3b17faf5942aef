interface Parsed {
  numbers: [number, number, number];
  /** Parts of the pre-release; empty for a release. */
  pre: string[];
}

/** Reads an exact version. @returns undefined if it is none */
export function parseVersion(version: string): Parsed | undefined {
  const match =
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?$/.exec(
      version,
    );
  if (!match) return undefined;
  return {
    numbers: [Number(match[1]), Number(match[2]), Number(match[3])],
    pre: match[4]?.split('.') ?? [],
  };
}

function comparePre(a: string[], b: string[]): number {
  // A release comes after its pre-releases.
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [one, other] = [a[index], b[index]];
    if (one === undefined) return -1;
    if (other === undefined) return 1;
    if (one === other) continue;
    const isNumber = [one, other].map((part) => /^\d+$/.test(part));
    if (isNumber[0] && isNumber[1]) return Number(one) - Number(other);
    if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return 0;
}

/**
 * Orders two exact versions, as semantic versioning does.
 * @returns negative if the first is the older one
 * @throws if one is no exact version
 */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parseVersion(a), parseVersion(b)];
  if (!one || !other) throw new Error(`"${one ? b : a}" is no exact version`);
  for (const index of [0, 1, 2] as const) {
    const difference = one.numbers[index] - other.numbers[index];
    if (difference !== 0) return difference;
  }
  return comparePre(one.pre, other.pre);
}
