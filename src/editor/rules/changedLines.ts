/** A line of a comparison. */
export interface ChangedLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lines around a change that are shown with it. */
const around = 3;

/**
 * Leaves out of a comparison what is far from every change.
 * @returns groups of lines that follow each other; none where nothing has changed
 */
export function changedGroups(lines: readonly ChangedLine[]): ChangedLine[][] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - around), index + around + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  const groups: ChangedLine[][] = [];
  lines.forEach((line, index) => {
    if (!isNear[index]) return;
    if (!isNear[index - 1]) groups.push([]);
    groups.at(-1)!.push(line);
  });
  return groups;
}
