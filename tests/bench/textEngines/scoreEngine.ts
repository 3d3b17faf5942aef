import type { JudgedQuery } from '../../search/queries';
import { scoreAnswers } from '../../search/score';

/** What an engine found for a query, addresses relative to the base URL, best first. */
export interface EngineAnswer {
  judged: JudgedQuery;
  /** As the arrow keys go through them. */
  options: readonly string[];
  pages: readonly string[];
}

/** Shares of the queries of a kind. */
export interface EngineScore {
  kind: string;
  queries: number;
  /** The first option, which Enter opens, is the section itself. */
  first: number;
  /** The section is one of the first five options. */
  section: number;
  /** The first page has the section. */
  firstPage: number;
  /** One of the first five pages has it. */
  page: number;
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Scores an engine by kind; the last line is for all. */
export function scoreEngine(answers: readonly EngineAnswer[]): EngineScore[] {
  const sections = scoreAnswers(answers.map(({ judged, options }) => ({ judged, found: options })));
  const pages = scoreAnswers(
    answers.map(({ judged, pages: found }) => ({
      judged: { ...judged, targets: judged.targets.map(pageOf) },
      found: found.map(pageOf),
    })),
  );
  return sections.map(({ kind, queries, first, five }, at) => ({
    kind,
    queries,
    first,
    section: five,
    firstPage: pages[at]!.first,
    page: pages[at]!.five,
  }));
}
