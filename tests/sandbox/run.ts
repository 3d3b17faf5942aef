import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { projectName } from '../../src/sandbox/rules/project/projectName';
import type { SandboxChoice } from '../../src/sandbox/rules/types';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { createChecks } from '../support/createChecks';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { makeProject } from './makeProject';
import { npm } from './npm';
import { startVite } from './startVite';
import { fonts, watchProject } from './watchProject';

const root = path.resolve(__dirname, '../..');
const help = `Makes projects of some demos, installs and builds them, and opens them in a browser.

  npm run test:sandbox              takes some minutes and the npm registry
  npm run test:sandbox -- --keep    leaves the projects where they are, and says where

Ends with a line "N passed, N failed".`;

interface Case {
  /** Folder of the demo's page. */
  page: string;
  choice: SandboxChoice;
  /** Which servers it is opened from: the one of the built files, or the one that the services start. */
  servers: readonly ('dev' | 'preview')[];
  /** Uses the demo and looks at what happens. */
  operate: (page: Page) => Promise<void>;
}

const usual = {
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
  language: 'en',
} as const;

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const cases: Case[] = [
  {
    page: 'docs/components/buttons',
    choice: {
      ...usual,
      name: 'TicketCounter',
      product: 'Material UI',
      style: 'css',
      mode: 'dark',
      direction: 'rtl',
      language: 'zh-CN',
    },
    servers: ['preview'],
    async operate(page) {
      await page.getByRole('button', { name: 'Add a ticket' }).click();
      await expect(page.getByRole('status')).toHaveText(/^1 of 4/);
    },
  },
  {
    page: 'docs/components/tabs',
    choice: {
      ...usual,
      name: 'PillTabs',
      product: 'Material UI',
      style: 'tailwind',
      mode: 'dark',
      direction: 'rtl',
    },
    servers: ['dev', 'preview'],
    async operate(page) {
      const tab = page.getByRole('tab', { name: 'Fahrenheit' });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      // Two that the library sets as well: the demo's utilities win.
      assert.equal(await styleOf(page, '[role=tab]', 'text-transform'), 'none');
      assert.equal(await styleOf(page, '[role=tab]', 'padding-top'), '6px');
      // One that only the library sets: it is there, below them.
      assert.equal(await styleOf(page, '[role=tab]', 'font-weight'), '500');
    },
  },
  {
    page: 'x-docs/react-data-grid/aggregation',
    choice: { ...usual, name: 'MedianMinutes', product: 'Data Grid' },
    servers: ['preview'],
    async operate(page) {
      const header = page.getByRole('columnheader').first();
      await header.click();
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(page.getByText('MUI X Missing license key')).toBeVisible();
    },
  },
  {
    page: 'x-docs/react-date-pickers/date-calendar',
    choice: { ...usual, name: 'PlainMonth', product: 'Date Pickers', code: 'js', mode: 'dark' },
    servers: ['preview'],
    async operate(page) {
      const day = page.getByRole('gridcell', { name: '12', exact: true });
      await day.click();
      await expect(day).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    page: 'x-docs/react-date-pickers/timezone',
    choice: {
      ...usual,
      name: 'LuxonZone',
      product: 'Date Pickers',
      direction: 'rtl',
    },
    servers: ['preview'],
    async operate(page) {
      await page.getByRole('button', { name: /Choose date/ }).click();
      await page.getByRole('gridcell', { name: '20', exact: true }).click();
      await expect(page.getByRole('status')).toContainText('2025-06-20');
      // `left: 0` in the library's source.
      const label = await styleOf(page, 'label', 'right');
      assert.equal(label, '0px', 'the label is mirrored');
    },
  },
  {
    page: 'x-docs/react-charts/bars',
    choice: { ...usual, name: 'AnimatedUpdate', product: 'Charts', code: 'js' },
    servers: ['preview'],
    async operate(page) {
      await page.getByRole('button', { name: 'Next shift' }).click();
      await expect(page.getByText('Late shift')).toBeVisible();
    },
  },
];

const { check, conclude } = createChecks();

/** Opens a project and uses it; only fonts may come from elsewhere, and nothing may be complained about. */
async function openProject(browser: Browser, address: string, { choice, operate }: Case) {
  const page = await browser.newPage();
  try {
    const { messages, foreign } = await watchProject(page, address);
    await page.goto(address);
    await expect(page).toHaveTitle(`${choice.name} demo — ${choice.product}`);
    await operate(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', choice.language);
    await expect(html).toHaveAttribute('dir', choice.direction);
    await expect(html).toHaveAttribute('data-theme', choice.mode);
    assert.equal(await styleOf(page, 'body', 'direction'), choice.direction);
    const ground = choice.mode === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)';
    assert.equal(await styleOf(page, 'body', 'background-color'), ground);
    assert.deepEqual([...foreign], [fonts]);
    assert.deepEqual(messages, []);
  } finally {
    await page.close();
  }
}

async function checkCase(browser: Browser, parent: string, each: Case): Promise<void> {
  const { choice } = each;
  const { name, style, code, mode, direction } = choice;
  const title = `${name} (${[style, code, mode, direction].join(', ')})`;
  const folder = path.join(parent, projectName(name));
  const built = await check(`${title} installs and builds`, async () => {
    await makeProject(root, each.page, choice, folder);
    npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    npm(folder, 'run', 'build');
  });
  if (!built) return;
  for (const command of each.servers) {
    await check(`${title} works from ${command}`, async () => {
      const server = await startVite(folder, command);
      try {
        await openProject(browser, server.address, each);
      } finally {
        await server.stop();
      }
    });
  }
}

async function work({ options }: ParsedOptions): Promise<number> {
  const found = await findBrowser();
  const browser = await launchBrowser(found);
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'));
  console.log(`Projects: ${parent}\nBrowser: ${found.origin}`);
  try {
    for (const each of cases) await checkCase(browser, parent, each);
  } finally {
    await browser.close();
    if (options['--keep'] !== undefined) console.log(`The projects are still in ${parent}`);
    else fs.rmSync(parent, { recursive: true, force: true });
  }
  return conclude();
}

void runCommand({ name: 'npm run test:sandbox', help, options: { '--keep': false }, work });
