/** How far translations may lag behind: authors of the source are not held up, and the debt has an end. */
export interface TranslationBudget {
  /** Stale and missing blocks of translated pages, at most. */
  blocks: number;
  /** Days for which one of them may stand. */
  days: number;
  /** Pages without a translation, at most. */
  pages: number;
}

/** What is held against it. */
export interface TranslationDebt {
  /** Days since each open block has been as it is; undefined where nobody knows. */
  ages: readonly { place: string; days: number | undefined }[];
  untranslated: readonly string[];
}

/**
 * Reads a budget.
 * @throws naming the field that is wrong
 */
export function parseBudget(value: unknown): TranslationBudget {
  const given = (value ?? {}) as Record<string, unknown>;
  const number = (field: keyof TranslationBudget): number => {
    const found = given[field];
    if (typeof found !== 'number' || !Number.isInteger(found) || found < 0) {
      throw new Error(
        `"budget.${field}" has to be a whole number from 0 on; it is ${JSON.stringify(found)}`,
      );
    }
    return found;
  };
  return { blocks: number('blocks'), days: number('days'), pages: number('pages') };
}

/** Says where the debt is over the budget, in lines for a person; none if it is not. */
export function checkBudget(
  { ages, untranslated }: TranslationDebt,
  budget: TranslationBudget,
): string[] {
  const lines: string[] = [];
  if (ages.length > budget.blocks) {
    lines.push(
      `${ages.length} blocks are stale or missing; the budget allows ${budget.blocks}. Translate some: npm run i18n:next`,
    );
  }
  for (const { place, days } of ages) {
    if (days !== undefined && days > budget.days) {
      lines.push(
        `${place} has been open for ${days} days; the budget allows ${budget.days}. Translate it.`,
      );
    }
  }
  if (untranslated.length > budget.pages) {
    lines.push(
      `${untranslated.length} pages have no translation; the budget allows ${budget.pages}: ${untranslated.join(', ')}`,
    );
  }
  return lines;
}
