import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDemo } from '../support/page';

// What pages say of single demos and of the library, tried out.

const openStage = async (page: Page, path: string, name: string): Promise<Locator> =>
  (await openDemo(page, path, name)).locator('[data-stage]');

test('totals count hidden rows once the switch is on, and leave them out again', async ({
  page,
}) => {
  const stage = await openStage(page, '/x/react-data-grid/aggregation/', 'AllOrFiltered');
  const totals = stage.locator('.MuiDataGrid-footerCell');
  await expect(totals).toHaveText(['92.3', '€46.52']);
  await stage.getByLabel('Count hidden rows too').click();
  await expect(totals).toHaveText(['242.9', '€122.04']);
  await stage.getByLabel('Count hidden rows too').click();
  await expect(totals).toHaveText(['92.3', '€46.52']);
});

test('an invalid date is told apart from none', async ({ page }) => {
  const stage = await openStage(page, '/x/react-date-pickers/base-concepts/', 'HotelNight');
  const status = stage.getByRole('status');
  await expect(status).toHaveText('Stored: 2025-08-02');
  await stage.getByRole('spinbutton', { name: 'Month' }).click();
  for (let month = 8; month > 2; month -= 1) await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('Stored: 2025-02-02');
  await stage.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('30');
  await expect(status).toHaveText('Stored: an invalid date');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(status).toHaveText('Stored: null');
});

test('the point under the pointer has a class of its series', async ({ page }) => {
  const stage = await openStage(page, '/x/react-charts/lines/', 'DashedPlan');
  const ids = await stage
    .locator('[data-series]')
    .evaluateAll((lines) => [...new Set(lines.map((line) => line.getAttribute('data-series')))]);
  expect(ids.length).toBeGreaterThan(0);
  await stage.locator('svg').last().hover();
  for (const id of ids)
    await expect(stage.locator(`.MuiHighlightElement-series-${id}`)).toHaveCount(1);
});

test('edit cells are named after their columns, and a checkbox keeps what was chosen', async ({
  page,
}) => {
  const stage = await openStage(page, '/x/react-data-grid/editing/', 'EditableFleet');
  const cell = stage.locator('[role="gridcell"][data-field="rentable"]').first();
  await cell.dblclick();
  const box = stage.getByRole('checkbox', { name: 'Rentable' });
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(cell.getByRole('img', { name: 'no' })).toBeVisible();
});
