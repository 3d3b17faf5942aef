import { apiHtml, type ApiListOptions } from './apiHtml';
import { previewHtml, sourcesHtml } from './sourcesHtml';
import type { DemoSources, VerifiedDemo } from './types';
import { verifiedHtml } from './verifiedHtml';

/** What the texts of a demo need beside the code. */
export interface SourceTexts extends ApiListOptions {
  /** Says in the reader's language what a demo was verified with. */
  describeVerified: (verified: VerifiedDemo) => string;
}

/** What a page shows of a demo as text: HTML of our own build. */
export interface ShownSources {
  /** What opens below the toolbar: the API that the demo touches, its files, and what it was verified with. */
  files: string;
  /** The few lines that are always there; empty for a demo without. */
  preview: string;
}

/** Makes the HTML of a demo's texts, in every styling and both variants. Not in a browser, which has it from the page. */
export function shownSources(sources: DemoSources, texts: SourceTexts): ShownSources {
  return {
    files:
      apiHtml(sources.api, texts) +
      sourcesHtml(sources) +
      verifiedHtml(sources.verified, texts.describeVerified),
    preview: previewHtml(sources),
  };
}
