import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openContext } from '../bench/openContext';
import { createChecks } from '../support/createChecks';
import { patience, start, untilUp } from '../support/devServer';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { freePort } from '../support/freePort';
import { runInCopy } from '../support/runInCopy';

const help = `Edits an English page while the Chinese development server of a copy runs, and looks at what a Chinese reader then sees.

  npm run test:translation                takes some two minutes
  npm run test:translation -- --in <folder>
                                          in a copy that is there already

Ends with a line "N passed, N failed".`;

const source = 'docs/customization/z-index/index.mdx';
const address = '/zh/customization/z-index/';
/** Of a section of it. */
const heading = '## Change the stacking order {#change-the-order}';

const { check, conclude } = createChecks();

async function work(folder: string): Promise<void> {
  const file = path.join(folder, source);
  const begun = fs.readFileSync(file, 'utf8');
  const edited = (...changes: readonly (readonly [string, string])[]) =>
    changes.reduce((text, [from, to]) => {
      assert.ok(text.includes(from), `${source} holds "${from}"`);
      return text.replace(from, to);
    }, begun);
  const server = start(folder, await freePort(), '--locale', 'zh');
  const browser = await launchBrowser(await findBrowser());
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  const page: Page = await context.newPage();
  const options = { timeout: patience };
  const article = page.locator('main article, main').first();
  const marks = article.locator('details').filter({ hasText: '英文原文已更新' });
  /** The mark of a Chinese block stands right behind it. */
  const markOf = (words: string): Locator => marks.filter({ hasText: words });
  /** One edit, from the text as it was, and what the page shows for it; the count of marks tells that nothing else is marked. */
  const edit = (
    name: string,
    text: string,
    shown: () => Promise<unknown>,
    { marked }: { marked: number },
  ) =>
    check(name, async () => {
      fs.writeFileSync(file, text);
      await shown();
      await expect(marks).toHaveCount(marked, options);
      fs.writeFileSync(file, begun);
      await expect(marks).toHaveCount(0, options);
      await expect(article.locator('p[lang="en"], li[lang="en"], tr[lang="en"]')).toHaveCount(
        0,
        options,
      );
    });

  try {
    await check('a translated page that is up to date bears no mark', async () => {
      await untilUp(server, '/zh/');
      await page.goto(`${server.origin}${address}`);
      await expect(article.getByText('这些值要放在一起才有意义')).toBeVisible(options);
      await expect(marks).toHaveCount(0);
    });

    await edit(
      'a paragraph that was edited keeps its Chinese, and its mark opens the English and the change',
      edited(['it is easy to cover a dialog', 'it is very easy to cover a dialog']),
      async () => {
        const mark = markOf('very easy to cover');
        await expect(mark).toHaveCount(1, options);
        await expect(article.getByText('这些值要放在一起才有意义')).toBeVisible();
        const english = mark.locator('[lang="en"]').first();
        await expect(english).toBeHidden();
        await mark.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(english).toBeVisible();
        await expect(mark.locator('ins')).toContainText('very');
      },
      { marked: 1 },
    );
    await edit(
      'the description under the title too',
      edited(['Look up the stacking order', 'Look up and change the stacking order']),
      () => expect(article.getByText('本页简介的英文原文已更新')).toBeVisible(options),
      { marked: 1 },
    );
    await edit(
      'a paragraph that was added is there in English, in its place',
      edited([heading, `A layer more.\n\n${heading}`]),
      async () => {
        const added = article.locator('[lang="en"]', { hasText: 'A layer more.' });
        await expect(added).toBeVisible(options);
        expect(await added.evaluate((node) => node.nextElementSibling?.tagName)).toBe('H2');
      },
      { marked: 0 },
    );
    await edit(
      'a paragraph that was removed is gone',
      edited([
        'The first line shows the usual way to place the app bar above a permanent drawer.\n\n',
        '',
      ]),
      () => expect(article.getByText('第一行')).toHaveCount(0, options),
      { marked: 0 },
    );
    await edit(
      'paragraphs that were moved are not marked, and stand where the source has them',
      edited(
        [
          'The first line shows the usual way to place the app bar above a permanent drawer.\n\n',
          '',
        ],
        [
          'Refer to a key instead',
          'The first line shows the usual way to place the app bar above a permanent drawer.\n\nRefer to a key instead',
        ],
      ),
      async () => {
        const moved = article.locator('p', { hasText: '第一行' });
        await expect
          .poll(
            () =>
              moved.evaluate((node) => node.previousElementSibling?.tagName).catch(() => undefined),
            options,
          )
          .toBe('H2');
      },
      { marked: 0 },
    );
    await edit(
      'a paragraph that was split keeps its Chinese, once',
      edited(['`theme.zIndex`, so a', '`theme.zIndex`.\n\nSo a']),
      async () => {
        await expect(marks.first()).toBeVisible(options);
        await expect(article.getByText('theme.zIndex', { exact: true }).first()).toBeVisible();
      },
      { marked: 1 },
    );
    await edit(
      'a row of a table that was edited, one that was added and one that was removed',
      edited(
        [
          '| `tooltip` | 1500 | Tooltip |',
          '| `tooltip` | 1500 | Tooltip |\n| `toast` | 1600 | Toast |',
        ],
        ['| `drawer` | 1200 | Drawer |\n', ''],
      ),
      async () => {
        await expect(article.locator('tr', { hasText: '1600' })).toBeVisible(options);
        await expect(article.locator('tr', { hasText: '1200' })).toHaveCount(0);
      },
      { marked: 0 },
    );
    await edit(
      'code is the current one at once',
      edited(['snackbar: 1250', 'snackbar: 1275']),
      () => expect(article.locator('pre', { hasText: '1275' })).toBeVisible(options),
      { marked: 0 },
    );
    await edit(
      'a heading that was edited keeps its Chinese and its place in the contents',
      edited([heading, '## Change the order of layers {#change-the-order}']),
      async () => {
        await expect(markOf('Change the order of layers')).toHaveCount(1, options);
        await expect(article.locator('h2#change-the-order')).toBeVisible();
      },
      { marked: 1 },
    );
    await edit(
      'a callout that was edited keeps its Chinese and is marked',
      edited(['no number is high enough', 'no number is ever high enough']),
      () => expect(markOf('ever high enough')).toHaveCount(1, options),
      { marked: 1 },
    );
    await edit(
      'one that became a warning is English at once',
      edited([':::tip', ':::warning']),
      () =>
        expect(article.locator('[lang="en"]', { hasText: 'no number is high enough' })).toBeVisible(
          options,
        ),
      { marked: 0 },
    );
  } finally {
    fs.writeFileSync(file, begun);
    await browser.close();
    await server.stop();
  }
}

void runInCopy({ name: 'npm run test:translation', help, work, conclude });
