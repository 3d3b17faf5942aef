import type { PropControl, PropValue } from './propControl';

/** What the fragment of an address begins with that shows a component with chosen props; `src/api/Api.tsx` looks for it. */
const marker = '#props=';

/** Characters that are read of a fragment, and of a text within it: what comes with a link, anybody may have written. */
const longestHash = 2000;
const longestText = 200;

/** Writes chosen props into a fragment, in their order: `#props=variant=outlined&disabled=true`. */
export function writeProps(values: Readonly<Record<string, PropValue>>): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  return marker + query.toString();
}

/** @returns undefined for what the control could not have been set to */
function readValue(control: PropControl, text: string): PropValue | undefined {
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return control.choices.find((choice) => String(choice) === text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'color':
      return /^#[\da-f]{6}$/i.test(text) ? text : undefined;
    case 'text':
      return text.length <= longestText ? text : undefined;
  }
}

/**
 * Reads chosen props out of a fragment, each as far as its control knows it.
 * @param hash - with its `#`; anybody may have written it
 * @param controls - of the component
 * @returns undefined if the fragment is none of {@link writeProps}
 */
export function readProps(
  hash: string,
  controls: readonly PropControl[],
): Record<string, PropValue> | undefined {
  if (!hash.startsWith(marker) || hash.length > longestHash) return undefined;
  const known = new Map(controls.map((control) => [control.name, control]));
  const values = new Map<string, PropValue>();
  for (const [name, text] of new URLSearchParams(hash.slice(marker.length))) {
    const control = known.get(name);
    const value = control && readValue(control, text);
    if (value !== undefined) values.set(name, value);
  }
  return Object.fromEntries(values);
}
