import { localHtml } from '../../api/rules/localHtml';

/** What the list of a demo's API needs beside its items. */
export interface ApiListOptions {
  className: string | undefined;
  /** Accessible name of the list. */
  label: string;
  /** Of the language: `/` or `/zh/`. */
  baseUrl: string;
}

/**
 * The list of the API that a demo touches as HTML, for the top of its source.
 * @param items - from the build: `li` elements with addresses below `/`
 * @returns '' if there are none
 */
export function apiHtml(
  items: string | undefined,
  { className, label, baseUrl }: ApiListOptions,
): string {
  return items
    ? `<ul class="${className}" aria-label="${label.replace(/"/g, '&quot;')}">${localHtml(items, baseUrl)}</ul>`
    : '';
}
