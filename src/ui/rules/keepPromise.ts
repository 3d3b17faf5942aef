/**
 * Asks once for what a key names, and again only after a failure.
 * @param kept - what was asked for before, by key
 * @param ask - asks for it
 * @throws (rejects) if `ask` does
 */
export function keepPromise<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
