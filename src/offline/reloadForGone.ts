import { isBusy } from './isBusy';

/** What it needs of the browser; tests pass their own. */
export interface GonePage {
  /** Whether the host answers at all; false without a network. */
  answers: (address: string) => Promise<boolean>;
  isBusy: () => boolean;
  /** Notes a text for this tab. @returns false if it was noted before or cannot be */
  note: (text: string) => boolean;
  reload: () => void;
  /** Release of the tab's scripts and address of the page. */
  place: () => string;
}

const browserPage: GonePage = {
  answers: (address) =>
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  isBusy,
  note: (text) => {
    try {
      const key = 'reloaded-for-gone';
      const noted = sessionStorage.getItem(key) ?? '';
      if (noted.split('\n').includes(text)) return false;
      sessionStorage.setItem(key, `${noted}\n${text}`);
      return true;
    } catch {
      // What cannot be noted could happen for ever.
      return false;
    }
  },
  reload: () => window.location.reload(),
  place: () =>
    `${(window as { docusaurusRelease?: string }).docusaurusRelease} ${window.location.pathname}`,
};

/**
 * A script of a page is gone, mostly because a new release has taken the place of the tab's own: the page is loaded again, at its
 * place, once for each release and page. Never while the reader edits or selects, nor without a network.
 * @param address - of the script
 * @returns whether the page is being loaded again
 */
export async function reloadForGone(address: string, page = browserPage): Promise<boolean> {
  if (page.isBusy() || !(await page.answers(address))) return false;
  if (page.isBusy() || !page.note(page.place())) return false;
  page.reload();
  return true;
}
