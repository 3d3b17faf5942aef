import type { Page } from '@playwright/test';

/** From where alone a project fetches something that is not its own. */
export const fonts = 'https://fonts.googleapis.com';

/** What a page of a project has said and asked for so far. */
export interface WatchedProject {
  /** Errors and warnings. That a license key is missing is none: every demo of a commercial package says so. */
  messages: string[];
  /** Other origins, none of which is reached. */
  foreign: Set<string>;
}

/**
 * Watches a page that is going to show a project.
 * @param address - of the project
 */
export async function watchProject(page: Page, address: string): Promise<WatchedProject> {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    const isNotice = /MUI X: Missing license key/.test(message.text());
    const matters = message.type() === 'error' || message.type() === 'warning';
    if (matters && !isNotice) messages.push(`${message.type()}: ${message.text()}`);
  });
  const foreign = new Set<string>();
  await page.route(
    (url) => url.origin !== new URL(address).origin,
    async (route) => {
      foreign.add(new URL(route.request().url()).origin);
      // Not aborted, which Chromium would report on the console.
      await route.fulfill({ contentType: 'text/css', body: '' });
    },
  );
  return { messages, foreign };
}
