import { expect, test } from '@playwright/test';
import { hostOfEachTest } from '../support/hostOfEachTest';
import { hydrated } from '../support/page';
import {
  disconnect,
  openPacks,
  openWithWorker,
  packRow,
  packTexts,
  sayOffline,
  searchFor,
  type Language,
} from '../support/savedProducts';

const host = hostOfEachTest();

interface Saved {
  language: Language;
  product: string;
  /** Page from which it is saved. */
  from: string;
  /** Page on which the sentences are typed. */
  read: string;
  /** Sentences of which no heading has all words, and the section in which each is answered. */
  sentences: Readonly<Record<string, string>>;
  /** Words that no section has all of, a page that has them, and what the dialog says beside it. */
  spread: { words: string; page: string; reach: string };
}

// One of each worker of a language: of the core site, and of the advanced components.
const saved: readonly Saved[] = [
  {
    language: '',
    product: 'MUI System',
    from: '/components/chips/',
    read: '/system/flexbox/',
    sentences: {
      'outline does not move neighboring elements': '/system/borders/#border-color',
      'what replaces the end of a line with an ellipsis': '/system/display/#text-overflow',
    },
    spread: {
      words: 'subtractive border radii',
      page: '/system/borders/',
      reach: 'No connection: sentences are found only on pages saved on this device.',
    },
  },
  {
    language: '/zh',
    product: 'Tree View',
    from: '/zh/x/react-tree-view/',
    read: '/zh/x/react-tree-view/rich-tree-view/items/',
    sentences: {
      按键不会触发点击的回调函数: '/zh/x/react-tree-view/rich-tree-view/items/#track-item-clicks',
      用户通常认为复选框互不影响:
        '/zh/x/react-tree-view/rich-tree-view/selection/#checkbox-selection',
    },
    spread: {
      words: '统计点击 测量',
      page: '/zh/x/react-tree-view/rich-tree-view/items/',
      reach: '没有网络连接：只能在此设备上已保存的页面中查找语句。',
    },
  },
];

/** Pagefind, its worker and its files come one behind the other out of the copies, in ms. */
const patience = 60_000;

for (const { language, product, from, read, sentences, spread } of saved) {
  test(`${language}/: sentences lead to their sections in a saved product without a network`, async ({
    page,
  }) => {
    await openWithWorker(page, host().origin + from);
    const packs = await openPacks(page, language);
    const row = packRow(packs, product);
    const { save, remove } = packTexts[language];
    await row.getByRole('button', { name: `${save} ${product}` }).click();
    await expect(row.getByRole('button', { name: `${remove} ${product}` })).toBeVisible({
      timeout: 120_000,
    });

    await disconnect(page, host());
    host().asked.length = 0;
    for (const [sentence, to] of Object.entries(sentences)) {
      await page.goto(host().origin + read);
      await hydrated(page);
      await sayOffline(page);
      await searchFor(page, language, sentence, patience);
      const dialog = page.getByRole('dialog');
      const section = dialog.locator(`a[role="option"][href="${to}"]`);
      await expect(section).toBeVisible({ timeout: patience });
      const places = await dialog
        .locator('a[role="option"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // By the keyboard alone.
      for (let at = 0; at <= places.indexOf(to); at += 1) await page.keyboard.press('ArrowDown');
      await expect(section).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(host().origin + to);
      await expect(page.locator(to.slice(to.indexOf('#')))).toBeInViewport();
    }
    await searchFor(page, language, spread.words, patience);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText(spread.reach, { timeout: patience });
    await expect(dialog.locator(`a[role="option"][href="${spread.page}"]`)).toBeVisible();
    expect(host().asked).toEqual([]);
  });
}
