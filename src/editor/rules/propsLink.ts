import { takes, type PropControl, type PropValue } from './propControl';

/** What the fragment of an address begins with that shows a component with chosen props; `src/api/Api.tsx` looks for it. */
const marker = '#props=';

/**
 * Characters of a fragment: what comes with a link, anybody may have written, and chats and mails cut longer ones. A letter that is no
 * Latin one takes nine of them.
 */
const longestHash = 8192;

/** Whether a fragment of {@link writeProps} is short enough to be read again. */
export const fitsLink = (hash: string) => hash.length <= longestHash;

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
      return text.trim() !== '' && takes(control, Number(text)) ? Number(text) : undefined;
    case 'color':
      return /^#[\da-f]{6}$/i.test(text) ? text : undefined;
    case 'text':
      return text;
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
  if (!hash.startsWith(marker) || !fitsLink(hash)) return undefined;
  const known = new Map(controls.map((control) => [control.name, control]));
  const values = new Map<string, PropValue>();
  for (const [name, text] of new URLSearchParams(hash.slice(marker.length))) {
    const control = known.get(name);
    const value = control && readValue(control, text);
    if (value !== undefined) values.set(name, value);
  }
  return Object.fromEntries(values);
}
