import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openContext } from '../bench/openContext';
import { createChecks } from '../support/createChecks';
import { patience, start, until, untilUp } from '../support/devServer';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { freePort } from '../support/freePort';
import { runInCopy } from '../support/runInCopy';
import { tellMistakes } from './tellMistakes';

const help = `Works on a copy of the project while its development server runs: edits of the page tree, pages and demos that come and go,
and mistakes of every kind.

  npm run test:dev                takes some four minutes
  npm run test:dev -- --in <folder>
                                  in a copy that is there already, with what its servers have kept

Ends with a line "N passed, N failed".`;

const { check, conclude } = createChecks();

async function work(folder: string): Promise<void> {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => fs.readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  const tree = 'config/page-tree/core.ts';
  const begun = read(tree);
  const node = "{ pathname: '/components/chips', title: 'Chip' },";
  const inTree = (instead: string) => {
    assert.ok(begun.includes(node), `${tree} names Chip as the test knows it`);
    write(tree, begun.replace(node, instead));
  };
  const port = await freePort();
  const server = start(folder, port);
  const browser = await launchBrowser(await findBrowser());
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  const page: Page = await context.newPage();
  const timed = async (name: string, edit: () => void, shown: () => Promise<unknown>) => {
    await check(name, async () => {
      const began = performance.now();
      edit();
      await shown();
      console.log(`  after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    });
  };
  const told = (mark: number, text: RegExp) =>
    until(
      `never told ${text}`,
      () => text.test(server.said(mark)),
      () => server.said(mark),
    );
  const title = page.locator('main h1');
  const options = { timeout: patience };

  try {
    await check('the server answers', async () => {
      await untilUp(server, '/components/chips/');
      await page.goto(`${server.origin}/components/chips/`);
      await expect(title).toHaveText('Chip', options);
    });

    await check('an English page says nothing about a translation', async () => {
      await expect(page.locator('main p').first()).toBeVisible(options);
      expect(await page.getByText('not translated').count()).toBe(0);
    });

    await timed(
      'a title in the tree shows on the open page and in the list',
      () => inTree("{ pathname: '/components/chips', title: 'Chip of old' },"),
      async () => {
        await expect(title).toHaveText('Chip of old', options);
        await expect(page.locator('nav').getByText('Chip of old').first()).toBeAttached(options);
      },
    );
    await timed(
      'a badge in the tree shows',
      () => inTree("{ pathname: '/components/chips', title: 'Chip', plan: 'pro' },"),
      () => expect(page.locator('main h1 ~ * [data-plan="pro"]')).toBeVisible(options),
    );
    for (const [what, text, message] of [
      ['a node that is there twice', `${node} ${node}`, /components\/chips/],
      [
        'an unknown plan',
        "{ pathname: '/components/chips', title: 'Chip', plan: 'gold' as never },",
        /gold/,
      ],
      [
        'a tree that is no code',
        "{ pathname: '/components/chips' title },",
        /page tree cannot be read[\s\S]*core\.ts/,
      ],
    ] as const) {
      const mark = server.mark();
      await timed(
        `${what} is told`,
        () => inTree(text),
        () => told(mark, message),
      );
      await timed(
        `the tree is followed again after ${what}`,
        () => inTree(`{ pathname: '/components/chips', title: 'Chip, mended ${mark}' },`),
        () => expect(title).toHaveText(`Chip, mended ${mark}`, options),
      );
      write(tree, begun);
    }

    const chips = 'docs/components/chips/index.mdx';
    const text = read(chips);
    const late = '<Demo name="LateComer" height={40} />';
    const demo = 'export default function LateComer() {\n  return <p>Here at last</p>;\n}\n';
    let mark = server.mark();
    await timed(
      'a demo whose file is not there yet is told',
      () => write(chips, `${text}\n\n${late}\n`),
      () => told(mark, /<Demo name="LateComer"> has no file/),
    );
    await timed(
      'it shows when its file is there',
      () => write('docs/components/chips/LateComer.tsx', demo),
      async () => {
        await until(
          'never shown',
          async () => {
            const found = page.locator('[data-demo="LateComer"]');
            if ((await found.count()) === 0) return false;
            // A page that is replaced at that moment is looked at again.
            await found.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {});
            return (await found.getByText('Here at last').count()) > 0;
          },
          () => server.said(mark),
        );
      },
    );
    write(chips, text);
    fs.rmSync(at('docs/components/chips/LateComer.tsx'));

    const fresh = 'docs/components/new-thing/index.mdx';
    mark = server.mark();
    await timed(
      'a page in no node is told',
      () =>
        write(
          fresh,
          '---\ndescription: A thing that no one has seen before, in a few words.\n---\n\nText of it.\n',
        ),
      () =>
        told(mark, /new-thing\/index\.mdx: no node of the page tree names \/components\/new-thing/),
    );
    await timed(
      'it has its title when the node is there',
      () => inTree(`${node} { pathname: '/components/new-thing', title: 'New thing' },`),
      async () => {
        await until(
          'never with its title',
          async () => {
            await page.goto(`${server.origin}/components/new-thing/`);
            return title.textContent({ timeout: 5000 }).then(
              (found) => found === 'New thing',
              () => false,
            );
          },
          () => server.said(mark),
        );
        await expect(page.getByText('Text of it.')).toBeVisible(options);
        expect(await page.getByText('not translated').count()).toBe(0);
      },
    );
    fs.rmSync(at('docs/components/new-thing'), { recursive: true });
    write(tree, begun);

    await check('a taken port is an error', async () => {
      const second = start(folder, port);
      expect(await second.ended).toBe(1);
      expect(second.said()).toContain(`Port ${port} is taken`);
    });

    // Compiled with what the server leaves of the processor; the next server waits for it.
    await check('the API reference is written in the end', async () => {
      await until(
        'never written',
        () => /API reference: .* written/.test(server.said()),
        () => server.said(),
        10 * patience,
      );
    });

    // Not before: rows of API pages are known by then.
    await page.goto(`${server.origin}/components/chips/`);
    await tellMistakes(folder, server, page, check);

    await check('a server of another language beside it leaves both what they are', async () => {
      const other = start(folder, await freePort(), '--locale', 'zh');
      try {
        const isUp = () =>
          fetch(`${other.origin}/zh/`).then(
            () => true,
            () => false,
          );
        await until('never up', isUp, other.said);
        await page.goto(`${other.origin}/zh/components/chips/`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN', options);
        await page.goto(`${server.origin}/components/chips/`);
        await expect(title).toHaveText('Chip', options);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en', options);
      } finally {
        await other.stop();
      }
    });
  } finally {
    write(tree, begun);
    await browser.close();
    await server.stop();
  }
}

void runInCopy({ name: 'npm run test:dev', help, work, conclude });
