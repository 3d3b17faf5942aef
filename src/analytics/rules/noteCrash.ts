/** Crashes that are noted in a day; more are not reported. */
export const mostCrashes = 100;

interface Noted {
  day: string;
  crashes: string[];
}

/** Reads what was noted out of what anybody may have written; nothing for what is no note. */
function readNoted(kept: string | null | undefined): Noted | undefined {
  try {
    const value = JSON.parse(kept ?? 'null') as Partial<Noted> | null;
    const isWhole =
      typeof value?.day === 'string' &&
      Array.isArray(value.crashes) &&
      value.crashes.every((each: unknown) => typeof each === 'string');
    return isWhole ? (value as Noted) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Notes a crash that is to be reported once a day.
 * @param kept - what was noted before, as text
 * @param crash - which one: demo and version
 * @param day - such as `2026-03-05`; what was noted on another day is forgotten
 * @returns what to keep from now on; undefined for a crash that was noted on this day, or is one of too many
 */
export function noteCrash(
  kept: string | null | undefined,
  crash: string,
  day: string,
): string | undefined {
  const before = readNoted(kept);
  const crashes = before?.day === day ? before.crashes : [];
  if (crashes.includes(crash) || crashes.length >= mostCrashes) return undefined;
  return JSON.stringify({ day, crashes: [...crashes, crash] } satisfies Noted);
}
