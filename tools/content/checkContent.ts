import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import { checkDemos } from './checkDemos';
import { checkFiller } from './checkFiller';
import { checkInstalls } from './checkInstalls';
import { checkSections } from './checkSections';
import { checkTopics } from './checkTopics';
import type { ContentPlan, ContentTopics, Fault, PageText } from './types';

/** How much was looked at. */
export interface ContentCounts {
  pages: number;
  demos: number;
  topics: number;
}

interface Content {
  plan: ContentPlan;
  topics: ContentTopics;
  /** The page at a path, or undefined if nobody has written it. */
  pageAt(pathname: string): PageText | undefined;
}

/** Holds every planned page against the plan; what is true of all pages, `plugins/content-check` demands. */
export function checkContent({ plan, topics, pageAt }: Content): {
  faults: Fault[];
  counts: ContentCounts;
} {
  const faults: Fault[] = Object.keys(topics)
    .filter((pathname) => !(pathname in plan))
    .map((pathname) => ({
      file: 'config/contentTopics.json',
      what: `names ${pathname}`,
      why: 'The plan does not.',
      mend: 'Remove it, or add the page to config/content-plan.json.',
    }));
  const counts: ContentCounts = { pages: 0, demos: 0, topics: 0 };
  for (const [pathname, planned] of Object.entries(plan)) {
    const page = pageAt(pathname);
    if (!page) {
      faults.push({
        file: sourceFileOf(pathname),
        what: 'is not there',
        why: `The plan promises ${pathname}.`,
        mend: 'Write it, or take it out of config/content-plan.json.',
      });
      continue;
    }
    counts.pages += 1;
    counts.demos += page.demos.length;
    counts.topics += planned.topics.length;
    faults.push(
      ...checkFiller(page),
      ...checkInstalls(page),
      ...checkSections(page),
      ...checkDemos(page, planned.demos),
      ...checkTopics(page, planned.topics, topics[pathname]),
    );
  }
  return { faults, counts };
}
