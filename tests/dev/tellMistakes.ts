import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Checks } from '../support/createChecks';
import { patience, until, type DevServer } from '../support/devServer';
import { mistakes, type Mistake } from './mistakes';

/** What is waited for between two looks, in ms. */
const glance = 20;

/** Between two mistakes, so that none waits for what the one before has caused. */
const pause = 1500;

const overlayId = 'webpack-dev-server-client-overlay';

/** The first look of a server reads every page. */
const firstPatience = 10 * patience;

/** {@link until}, looked at more often: what it returns is told. */
const secondsUntil = (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  instead: () => string | Promise<string>,
  limit = patience,
) => until(what, isSo, instead, limit, glance);

/** What the overlay of the page shows; undefined if there is none. */
function readOverlay(page: Page): Promise<string | undefined> {
  return page
    .evaluate(
      (id) =>
        (document.getElementById(id) as HTMLIFrameElement | null)?.contentDocument?.body
          .textContent ?? undefined,
      overlayId,
    )
    .catch(() => undefined);
}

/** What has to be told of an edit: file, line, and what is wrong, in one line. */
function lineOf(text: string, { file, mark, hasColumn, reason }: Mistake['edits'][number]): RegExp {
  assert.equal(text.split(mark).length > 1, true, `${file} holds ${mark}`);
  const line = text.slice(0, text.indexOf(mark)).split('\n').length;
  const place = `${file}:${line}${hasColumn ? ':\\d+' : '(?::\\d+)?'}`.replaceAll('.', '\\.');
  return new RegExp(`${place}:?[^\\n]*${reason.source}`);
}

/** Makes a mistake and mends it, however long the look takes that is under way: none of those that are timed waits for it. */
async function lookedOnce(folder: string, server: DevServer): Promise<void> {
  const [{ file, from, to, reason }] = mistakes[0]!.edits as [Mistake['edits'][number]];
  const full = path.join(folder, file);
  const begun = fs.readFileSync(full, 'utf8');
  let mark = server.mark();
  const said = () => server.said(mark);
  fs.writeFileSync(
    full,
    begun.replace(from, () => to),
  );
  try {
    await secondsUntil('nothing was told', () => reason.test(said()), said, firstPatience);
    mark = server.mark();
  } finally {
    fs.writeFileSync(full, begun);
  }
  await secondsUntil('never mended', () => said().includes('everything is mended'), said);
}

/**
 * Makes each mistake and mends it, and checks that terminal and overlay tell both; at the end, a table with the seconds. These are
 * figures, never assertions.
 * @param folder - of the project whose server it is
 * @param page - shows what the mistakes are made in
 */
export async function tellMistakes(
  folder: string,
  server: DevServer,
  page: Page,
  check: Checks['check'],
): Promise<void> {
  const rows: { what: string; terminal: number; overlay: number; gone: number; said: number }[] =
    [];
  const seconds = (value: number) => value.toFixed(1);
  await check('the first look at every page is over', () => lookedOnce(folder, server));
  for (const { what, edits } of mistakes) {
    const begun = edits.map(({ file }) => fs.readFileSync(path.join(folder, file), 'utf8'));
    const restore = () =>
      edits.forEach(({ file }, index) => fs.writeFileSync(path.join(folder, file), begun[index]!));
    await check(
      `${what} is told in terminal and overlay, and so is that it is mended`,
      async () => {
        const edited = edits.map(({ file, from, to }, index) => {
          assert.equal(begun[index]!.split(from).length, 2, `${file} holds once: ${from}`);
          return begun[index]!.replace(from, () => to);
        });
        const lines = edits.map((edit, index) => lineOf(edited[index]!, edit));
        let mark = server.mark();
        edits.forEach(({ file }, index) =>
          fs.writeFileSync(path.join(folder, file), edited[index]!),
        );
        const [terminal, overlay] = await Promise.all([
          secondsUntil(
            `the terminal never told ${lines.join(' and ')}`,
            () => lines.every((line) => line.test(server.said(mark))),
            () => server.said(mark),
          ),
          secondsUntil(
            `the overlay never showed ${lines.join(' and ')}`,
            async () => {
              const shown = await readOverlay(page);
              return shown !== undefined && lines.every((line) => line.test(shown));
            },
            async () => (await readOverlay(page)) ?? 'no overlay',
          ),
        ]);
        await wait(pause);
        mark = server.mark();
        restore();
        const isMended = () => server.said(mark).includes('everything is mended');
        const [said, gone] = await Promise.all([
          secondsUntil('the terminal never told that it is mended', isMended, () =>
            server.said(mark),
          ),
          secondsUntil(
            'the overlay never went away',
            // Whatever is compiled takes it away for a moment.
            async () => isMended() && (await readOverlay(page)) === undefined,
            async () => (await readOverlay(page)) ?? 'no overlay',
          ),
        ]);
        rows.push({ what, terminal, overlay, said, gone });
        console.log(`  after ${[terminal, overlay, said, gone].map(seconds).join(', ')} s`);
      },
    );
    restore();
    await wait(pause);
  }
  console.log(
    '\nSeconds from writing to: terminal, overlay; from mending to: terminal, no overlay',
  );
  for (const { what, terminal, overlay, said, gone } of rows) {
    console.log(
      `${[terminal, overlay, said, gone].map((value) => seconds(value).padStart(5)).join('  ')}  ${what}`,
    );
  }
  const worst = rows.toSorted(
    (a, b) => Math.max(b.terminal, b.overlay) - Math.max(a.terminal, a.overlay),
  )[0];
  if (worst) {
    console.log(
      `The slowest of ${rows.length} to be told, after ${seconds(Math.max(worst.terminal, worst.overlay))} s: ${worst.what}`,
    );
  }
  await check('every mistake was made', () =>
    assert.ok(mistakes.length > 0 && rows.length === mistakes.length, `${rows.length} were told`),
  );
}
