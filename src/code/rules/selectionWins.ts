/** What is selected at the moment of a copy by keyboard. */
export interface Selected {
  /** Whether the page's selection is empty, and its text. */
  page: { collapsed: boolean; text: string };
  /** The form field that the keys went to, or null. */
  field: { type: string; value: string; start: number | null; end: number | null } | null;
}

/** Fields whose text can be selected and copied, but which do not tell what is selected. */
const silentFields = new Set([
  'date',
  'datetime-local',
  'email',
  'month',
  'number',
  'time',
  'week',
]);

/**
 * Whether the browser has something of the reader's own to copy, so that no code block may be copied in
 * its place. A field that does not tell its selection counts as soon as it holds something.
 */
export function selectionWins({ page, field }: Selected): boolean {
  if (!page.collapsed || page.text !== '') return true;
  if (!field) return false;
  if (field.start === null) return silentFields.has(field.type) && field.value !== '';
  return field.start !== field.end;
}
