import type { Asked, Scored } from './asking';
import { rowsOfApi } from './namesFile';

/** Answers in their order, and how many there would be for other values of a facet. */
export interface OrderedAnswers {
  ordered: Scored[];
  counts: Record<'product' | 'plan', Record<string, number>>;
}

/** Rows of the same name: as many stand where they belong, the others after everything else. */
const mostAlike = 3;

/** Sorts by score, best first; equals stay as they are. Many have the same score, so the scores are sorted, and not what has them. */
function sortScored(scored: readonly Scored[]): Scored[] {
  const groups = new Map<number, Scored[]>();
  for (const item of scored) {
    const group = groups.get(item.score);
    if (group) group.push(item);
    else groups.set(item.score, [item]);
  }
  return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score)!);
}

/** Puts what answers in order, each address once, and leaves out what the question is not narrowed to. */
export function orderAnswers(
  scored: readonly Scored[],
  { names, question, query }: Asked,
): OrderedAnswers {
  // What has much less of the query than the best is no answer; the same whatever it is narrowed to.
  const most = scored.reduce((value, { coverage }) => Math.max(value, coverage), 0);
  const enough = Math.min(0.34, most * 0.6);
  const isTold = new Uint8Array(names.records.length + 1);
  const answers = sortScored(scored.filter(({ coverage }) => coverage >= enough)).filter(
    ({ record: { target } }) => {
      if (isTold[target] === 1) return false;
      isTold[target] = 1;
      return true;
    },
  );
  const counts: OrderedAnswers['counts'] = { product: {}, plan: {} };
  const near = answers.filter(({ record: { page, plan } }) => {
    const { product } = names.pages[page]!;
    const isProduct = question.product === undefined || question.product === product;
    const isPlan = question.plan === undefined || question.plan === plan;
    if (isPlan) counts.product[product] = (counts.product[product] ?? 0) + 1;
    if (isProduct) counts.plan[plan] = (counts.plan[plan] ?? 0) + 1;
    return isProduct && isPlan;
  });
  const alike = new Map<number, number>();
  const first: Scored[] = [];
  const later: Scored[] = [];
  for (const item of near) {
    const { kind, name } = item.record;
    if (!rowsOfApi.has(kind)) {
      first.push(item);
      continue;
    }
    const count = (alike.get(name) ?? 0) + 1;
    alike.set(name, count);
    (count > mostAlike ? later : first).push(item);
  }
  const ordered = first.concat(later);
  // A name as it is written has its row in view, however many pages are called so.
  const isSymbol = ({ record }: Scored) =>
    record.title === query.typed && rowsOfApi.has(record.kind);
  const isOwn = ({ record }: Scored) => names.pages[record.page]!.product === question.ownProduct;
  const ownSymbol = ordered.findIndex((item) => isSymbol(item) && isOwn(item));
  const symbol = ownSymbol >= 0 ? ownSymbol : ordered.findIndex(isSymbol);
  if (symbol > 2) ordered.splice(2, 0, ...ordered.splice(symbol, 1));
  return { ordered, counts };
}
