import { matchTerms } from './matchTerms';
import type { NamesAnswer, NamesQuestion, Scored } from './asking';
import type { Names } from './names';
import { orderAnswers } from './orderAnswers';
import { partTerms } from './partTerms';
import { readQuery } from './readQuery';
import { scoreNames } from './scoreNames';

/**
 * Answers from memory. The answer depends on the index and the question alone.
 * @param names - as `openNames` made it
 */
export function askNames(names: Names, question: NamesQuestion): NamesAnswer {
  const query = readQuery(question.query, names.simplified);
  const terms = partTerms(names, query.terms);
  const matches = matchTerms(names, query, terms);
  const asked = { names, question, query, terms, matches };
  const scored = scoreNames(asked);

  let best: Scored | undefined;
  for (const each of scored) if (!best || each.score > best.score) best = each;
  // What is called just so is meant, and so is what code names.
  const isForTexts =
    (!query.isCode || query.isSaid) &&
    query.kinds.length === 0 &&
    query.whole.length > 1 &&
    !best?.isNamed &&
    (terms.length > 1 || query.terms.length > 1 || (terms.length === 1 && !best?.isWholly));
  if (isForTexts) question.addTexts?.(scored, asked);

  const { ordered, counts } = orderAnswers(scored, asked);
  const coverage = ordered[0]?.coverage ?? 0;
  const repaired = matches.map(({ meant: word }) => word);
  return {
    results: ordered.map(({ record, score, needs }) => {
      const page = names.pages[record.page]!;
      return needs === undefined ? { record, page, score } : { record, page, score, needs };
    }),
    isCovered: ordered[0]?.isWholly ?? false,
    coverage,
    isForTexts,
    ...(repaired.some(Boolean) &&
      ordered.length > 0 && {
        // Only what is written otherwise: a filter and what else was typed stay.
        suggestion: terms.reduce(
          (said, { text }, at) => said.replace(new RegExp(text, 'i'), repaired[at] ?? '$&'),
          question.query.trim(),
        ),
      }),
    marks: terms.flatMap(
      ({ text, parts }, index) => repaired[index] ?? (parts.length > 0 ? [text, ...parts] : [text]),
    ),
    counts,
  };
}
