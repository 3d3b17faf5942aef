import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type * as AskNames from '../../src/search/rules/names/askNames';
import type * as OpenNames from '../../src/search/rules/names/openNames';
import { seeded } from '../support/seeded';
import { generateNames } from './generateNames';
import { medianOf } from './medianOf';
import { type CorpusFigures } from './results';
import { spreadOf } from './spreadOf';

type Engine = Pick<typeof AskNames, 'askNames'> & Pick<typeof OpenNames, 'openNames'>;

/** Numbers of pages. */
const sizes = [100, 800, 5000] as const;
/** Titles that are typed letter by letter, of all kinds, and with which seed they are drawn. */
const titles = 100;
const seed = 7;
/** How often the names are opened; the middle one counts. */
const openings = 5;

const rules = path.resolve(__dirname, '../../src/search/rules/names');

/**
 * Bundles the engine as for a browser: what runs these files would mark each function by its name, at each call.
 * @param folder - for the bundle
 */
async function bundleEngine(folder: string): Promise<Engine> {
  const outfile = path.join(folder, 'engine.cjs');
  await build({
    stdin: {
      contents: "export { askNames } from './askNames'; export { openNames } from './openNames';",
      resolveDir: rules,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    minify: true,
    format: 'cjs',
    target: 'es2022',
  });

  return require(outfile) as Engine;
}

/** Ms of processor time so far: the clock would count what other programs take of a busy machine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measureSize({ askNames, openNames }: Engine, pages: number): CorpusFigures {
  const text = JSON.stringify(generateNames(pages));
  const timesOfOpening: number[] = [];
  let names = openNames([]);
  for (let time = 0; time < openings; time += 1) {
    const file = JSON.parse(text) as Parameters<typeof openNames>[0][number];
    const began = processorTime();
    names = openNames([file]);
    timesOfOpening.push(processorTime() - began);
  }
  const random = seeded(seed);
  const drawn = Array.from(
    { length: titles },
    () => names.records[Math.floor(random() * names.records.length)]!.title,
  );
  const letters = drawn.flatMap((title) =>
    Array.from(title, (_, at) => title.slice(0, at + 1).toLowerCase()),
  );
  // Once before, as what is asked at every key is compiled soon.
  for (const query of letters) askNames(names, { query });
  const times = letters.map((query) => {
    const began = processorTime();
    askNames(names, { query });
    return processorTime() - began;
  });
  return {
    pages,
    records: names.records.length,
    bytes: gzipSync(text).length,
    opening: medianOf(timesOfOpening),
    answers: spreadOf(times),
  };
}

/** What the names of made-up documentations of several sizes weigh, and how much processor time it takes to open and ask them, in Node. */
export async function measureCorpora(): Promise<CorpusFigures[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  try {
    const engine = await bundleEngine(folder);
    return sizes.map((size) => measureSize(engine, size));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
