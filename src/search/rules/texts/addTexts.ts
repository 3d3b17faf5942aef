import type { Asked, Scored } from '../names/asking';
import { weighRecord } from '../names/weighRecord';
import { askTexts } from './askTexts';
import type { Texts } from './openTexts';

/** How much names count beside texts. */
const besideTexts = 0.6;
/** What names have that consist of the query, though another one is nearer. */
const namedBonus = 0.5;

/** Scores records by what stands in their sections as well, and adds those that are found by nothing else. */
export function addTexts(texts: Texts, scored: Scored[], { names, question, terms }: Asked): void {
  const { scores, hasAll } = askTexts(names, texts, terms);
  const known = new Map(scored.map((each) => [each.at, each]));
  for (const each of scored)
    each.score = each.isNamed ? each.score + namedBonus : each.score * besideTexts;
  for (const at of scores.places) {
    const share = scores.values[at]!;
    const isWholly = hasAll(at);
    const named = known.get(at);
    const record = names.records[at]!;
    const { factor, needs } = weighRecord(names, question, record);
    const score = share * factor;
    if (!named)
      scored.push({ at, record, score, coverage: share, isWholly, isNamed: false, needs });
    else {
      named.score += score;
      named.coverage = Math.max(named.coverage, share);
      named.isWholly ||= isWholly;
    }
  }
}
