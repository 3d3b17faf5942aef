/** The parts of a comma-separated list, without blanks around them and without empty ones. */
export function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
