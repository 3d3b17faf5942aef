import { apiHtml, type ApiListOptions } from './apiHtml';
import { previewHtml, sourcesHtml } from './sourcesHtml';
import type { DemoSources } from './types';

/** What a page shows of a demo as text: HTML of our own build. */
export interface ShownSources {
  /** What opens below the toolbar: the API that the demo touches, and its files. */
  files: string;
  /** The few lines that are always there; empty for a demo without. */
  preview: string;
}

/** Makes the HTML of a demo's texts, in every styling and both variants. Not in a browser, which has it from the page. */
export function shownSources(sources: DemoSources, api: ApiListOptions): ShownSources {
  return {
    files: apiHtml(sources.api, api) + sourcesHtml(sources),
    preview: previewHtml(sources),
  };
}
