import type { LocalFault, PageFacts, PageMark, PageUrl } from './types';

/** One difference between two lists: what is missing, what is there instead. */
interface Difference<Item> {
  missing?: Item;
  extra?: Item;
}

/** Takes out of both lists what they have in common in the same order. */
function withoutCommon<Item>(
  left: readonly Item[],
  right: readonly Item[],
  keyOf: (item: Item) => string,
): [Item[], Item[]] {
  const length = right.length + 1;
  const table = new Uint32Array((left.length + 1) * length);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      table[row * length + column] =
        keyOf(left[row]!) === keyOf(right[column]!)
          ? table[(row + 1) * length + column + 1]! + 1
          : Math.max(table[(row + 1) * length + column]!, table[row * length + column + 1]!);
    }
  }
  const [onlyLeft, onlyRight]: [Item[], Item[]] = [[], []];
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (keyOf(left[row]!) === keyOf(right[column]!)) {
      row += 1;
      column += 1;
    } else if (table[(row + 1) * length + column]! >= table[row * length + column + 1]!) {
      onlyLeft.push(left[row]!);
      row += 1;
    } else {
      onlyRight.push(right[column]!);
      column += 1;
    }
  }
  return [
    [...onlyLeft, ...left.slice(row)],
    [...onlyRight, ...right.slice(column)],
  ];
}

/** Pairs what is missing with what is there instead: of the same name first, then in order. */
function pairUp<Item>(
  missing: readonly Item[],
  extra: readonly Item[],
  nameOf: (item: Item) => string,
): Difference<Item>[] {
  const rest = [...extra];
  const pairs: Difference<Item>[] = missing.map((item) => {
    const index = rest.findIndex((each) => nameOf(each) === nameOf(item));
    return index < 0 ? { missing: item } : { missing: item, extra: rest.splice(index, 1)[0]! };
  });
  for (const pair of pairs) {
    if (pair.extra === undefined && rest.length > 0) pair.extra = rest.shift()!;
  }
  return [...pairs, ...rest.map((item) => ({ extra: item }))];
}

/** What is in one list more often than in the other, whatever the order. */
function multisetDifference(left: readonly PageUrl[], right: readonly PageUrl[]) {
  const missing = [...left];
  const extra: PageUrl[] = [];
  for (const item of right) {
    const index = missing.findIndex(({ url }) => url === item.url);
    if (index < 0) extra.push(item);
    else missing.splice(index, 1);
  }
  return [missing, extra] as const;
}

const names: Record<PageMark['kind'], string> = {
  heading: 'heading',
  component: 'component',
  fence: 'code fence',
  callout: 'callout',
  image: 'picture',
  table: 'table',
};

const why = 'A translation has the same headings, demos, code and links as its original.';

function shown({ kind, key }: PageMark): string {
  if (kind !== 'fence') return key;
  const [info = '', ...code] = key.split('\n');
  return `${info}: ${code[0] ?? ''}`;
}

/** The first line in which two fences differ, for the message. */
function changedLine(original: PageMark, translated: PageMark): string {
  const [before, after] = [original.key.split('\n'), translated.key.split('\n')];
  const index = after.findIndex((line, at) => line !== before[at]);
  const at = index < 0 ? after.length : index;
  const lines = [after[at] ?? '', before[at] ?? ''];
  const trimmed = lines.map((line) => line.trim());
  // The line that opens the fence is told whole, and so is one of which only the indentation differs.
  const [now, then] = at === 0 || trimmed[0] === trimmed[1] ? lines : trimmed;
  return `"${now}" instead of "${then}"`;
}

/** The line of a translation at which a mark of the original would stand. */
function lineBeside(mark: PageMark, original: PageFacts, translation: PageFacts): number {
  const index = original.marks.indexOf(mark);
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = original.marks[at]!;
    const same = translation.marks.find(
      ({ kind, key }) => kind === before.kind && key === before.key,
    );
    if (same) return same.line;
  }
  return 1;
}

function markFaults(
  kind: PageMark['kind'],
  original: PageFacts,
  translation: PageFacts,
  file: string,
): LocalFault[] {
  const of = ({ marks }: PageFacts) => marks.filter((mark) => mark.kind === kind);
  const [left, right] = [of(original), of(translation)];
  const keyOf = ({ key }: PageMark) => key;
  const isReordered =
    left.map(keyOf).toSorted().join('\0') === right.map(keyOf).toSorted().join('\0');
  if (isReordered) {
    const at = right.findIndex((mark, index) => mark.key !== left[index]?.key);
    if (at < 0) return [];
    return [
      {
        line: right[at]!.line,
        what: `has the ${names[kind]}s in another order than ${file}, from ${shown(right[at]!)} on`,
        why,
        mend: `There ${shown(left[at]!)} comes first (line ${left[at]!.line}).`,
      },
    ];
  }
  const [missing, extra] = withoutCommon(left, right, keyOf);
  return pairUp(missing, extra, ({ name }) => name).map(({ missing: lost, extra: own }) => {
    if (lost && own) {
      return {
        line: own.line,
        what:
          kind === 'fence'
            ? `has changed the code of line ${lost.line} of ${file}: ${changedLine(lost, own)}`
            : `has the ${names[kind]} ${shown(own)} where ${file} has ${shown(lost)}`,
        why,
        mend:
          kind === 'heading'
            ? `Write level and id of the original: ${lost.key}.`
            : `Copy it from line ${lost.line} there; comments may be translated.`,
      };
    }
    if (lost) {
      return {
        line: lineBeside(lost, original, translation),
        what: `lacks the ${names[kind]} ${shown(lost)} of ${file}`,
        why,
        mend: `Translate what stands around line ${lost.line} there.`,
      };
    }
    return {
      line: own!.line,
      what: `has the ${names[kind]} ${shown(own!)}, which ${file} has not`,
      why,
      mend: 'Remove it, or write it into the original too.',
    };
  });
}

/** Compares links or code within lines, section by section. */
function sectionFaults(
  part: 'links' | 'code',
  original: PageFacts,
  translation: PageFacts,
  file: string,
): LocalFault[] {
  return original.sections.flatMap((section, index) => {
    const own = translation.sections[index];
    if (!own) return [];
    const [missing, added] = multisetDifference(section[part], own[part]);
    // A language may need a name again where English has "it".
    const extra =
      part === 'code' && missing.length === 0
        ? added.filter(({ url }) => section.code.every((each) => each.url !== url))
        : added;
    const word = part === 'links' ? 'link' : 'code';
    const quote = (text: string) => (part === 'links' ? text : `\`${text}\``);
    return pairUp(missing, extra, () => '').map(({ missing: lost, extra: other }): LocalFault => {
      if (lost && other) {
        return {
          line: other.line,
          column: other.column,
          what: `has the ${word} ${quote(other.url)} where ${file} has ${quote(lost.url)}`,
          why,
          mend: `Write it as in line ${lost.line} there.`,
        };
      }
      if (lost) {
        return {
          line: own.line,
          what: `lacks the ${word} ${quote(lost.url)} in the section that begins here`,
          why,
          mend: `It is in line ${lost.line} of ${file}.`,
        };
      }
      return {
        line: other!.line,
        column: other!.column,
        what: `has the ${word} ${quote(other!.url)}, which this section of ${file} has not`,
        why,
        mend: 'Remove it, or write it into the original too.',
      };
    });
  });
}

const kinds: PageMark['kind'][] = ['heading', 'component', 'fence', 'callout', 'image', 'table'];

/**
 * Holds a translated page against its original: front matter, headings, demos, code, callouts, links, each in the same order.
 * @param file - of the original, for the messages
 * @returns faults of the translation
 */
export function checkTranslation(
  original: PageFacts,
  translation: PageFacts,
  file: string,
): LocalFault[] {
  if (!original.isParsed || !translation.isParsed) return [];
  const fields = original.fields
    .filter((field) => !translation.fields.includes(field) && field !== 'description')
    .map((field): LocalFault => ({
      line: 1,
      what: `lacks the field "${field}" in the front matter, which ${file} has`,
      why: 'It holds in every language.',
      mend: 'Copy the line.',
    }));
  const extraFields = translation.fields
    .filter((field) => field === 'ad' && !original.fields.includes(field))
    .map((field): LocalFault => ({
      line: 1,
      what: `has the field "${field}" in the front matter, which ${file} has not`,
      why: 'It holds in every language.',
      mend: 'Remove the line, or write it there too.',
    }));
  const marks = kinds.flatMap((kind) => markFaults(kind, original, translation, file));
  const faults = [...fields, ...extraFields, ...marks];
  if (marks.length === 0) {
    const keyOf = ({ kind, key }: PageMark) => `${kind} ${key}`;
    const at = translation.marks.findIndex(
      (mark, index) => keyOf(mark) !== keyOf(original.marks[index]!),
    );
    if (at >= 0) {
      const [own, other] = [translation.marks[at]!, original.marks[at]!];
      return [
        ...faults,
        {
          line: own.line,
          what: `has the ${names[own.kind]} ${shown(own)} where ${file} has the ${names[other.kind]} ${shown(other)}`,
          why,
          mend: `Keep the order of line ${other.line} there.`,
        },
      ];
    }
  }
  // Sections are compared one by one, which they can be only if they are the same.
  const isSame = translation.sections.length === original.sections.length;
  if (!isSame || marks.some(({ what }) => what.includes('heading'))) return faults;
  return [
    ...faults,
    ...sectionFaults('links', original, translation, file),
    ...sectionFaults('code', original, translation, file),
  ];
}
