import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';
import { isFullSweep } from '../support/sweep';
import { homes } from '../search/homes';
import { judgedQueries, type JudgedQuery } from '../search/queries';
import { lowScores, scoreAnswers, scoreTable } from '../search/score';

test('the dialog answers the judged queries', async ({ page }) => {
  test.skip(!isFullSweep, 'tests/built/searchNames.test.ts asks the same of the index');
  test.setTimeout(300_000);
  const answers: { judged: JudgedQuery; found: string[] }[] = [];
  for (const lang of ['en', 'zh'] as const) {
    for (const [product, home] of Object.entries(homes)) {
      const own = judgedQueries.filter((each) => each.lang === lang && each.product === product);
      if (own.length === 0) continue;
      await page.goto(`${lang === 'zh' ? '/zh' : ''}${home}`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('combobox').first();
      await expect(field).toBeFocused();
      for (const judged of own) {
        await field.fill('');
        await field.fill(judged.query);
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/found|找到/);
        const found = await page
          .getByRole('dialog')
          .locator('a[role="option"]')
          .evaluateAll((links) => links.slice(0, 5).map((link) => link.getAttribute('href') ?? ''));
        const base = lang === 'zh' ? '/zh/' : '/';
        answers.push({ judged, found: found.map((href) => href.slice(base.length)) });
      }
    }
  }
  expect(answers).toHaveLength(judgedQueries.length);
  const scores = scoreAnswers(answers);
  console.info(`Search through the dialog, judged queries:\n${scoreTable(scores)}`);
  expect(lowScores(scores)).toEqual([]);
});
