import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';
import { homes } from '../search/homes';
import { judgedQueries, type JudgedQuery } from '../search/queries';
import { lowScores, lowTaskScores, scoreAnswers, scoreTable } from '../search/score';
import { judgedTasks } from '../search/tasks';

/** Queries that were written down with their targets, and what their scores have to be. */
const sets = [
  { name: 'the judged queries', queries: judgedQueries, low: lowScores },
  { name: 'tasks that nobody thought of', queries: judgedTasks, low: lowTaskScores },
];
/** How long the dialog may take for all queries of a set, in ms. */
const patience = 300_000;

for (const { name, queries, low } of sets) {
  test(`the dialog answers ${name}`, async ({ page }) => {
    test.setTimeout(patience);
    const answers: { judged: JudgedQuery; found: string[] }[] = [];
    for (const lang of ['en', 'zh'] as const) {
      for (const [product, home] of Object.entries(homes)) {
        const own = queries.filter((each) => each.lang === lang && each.product === product);
        if (own.length === 0) continue;
        await page.goto(`${lang === 'zh' ? '/zh' : ''}${home}`);
        await hydrated(page);
        await page.keyboard.press('Control+k');
        const dialog = page.getByRole('dialog');
        const field = dialog.getByRole('combobox').first();
        await expect(field).toBeFocused();
        // What stands in sections comes with the first query that needs it, and answers at the key from then on.
        const texts = page.waitForResponse(/\/search\/texts\/current-core\.json/);
        await field.fill(lang === 'zh' ? '怎样 才能 在 这里' : 'what can be done about it here');
        await texts;
        for (const judged of own) {
          await field.fill('');
          await field.fill(judged.query);
          await expect(dialog.getByRole('status')).toHaveText(/found|找到/);
          const found = await dialog
            .locator('a[role="option"]')
            .evaluateAll((links) =>
              links.slice(0, 5).map((link) => link.getAttribute('href') ?? ''),
            );
          const base = lang === 'zh' ? '/zh/' : '/';
          answers.push({ judged, found: found.map((href) => href.slice(base.length)) });
        }
      }
    }
    expect(answers).toHaveLength(queries.length);
    const scores = scoreAnswers(answers);
    console.info(`Search through the dialog, ${name}:\n${scoreTable(scores)}`);
    expect(low(scores)).toEqual([]);
  });
}
