import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { timelines } from '../../config/timelines';
import { parseRowKey } from '../../src/history/rules/rowKey';
import type { ProductHistory } from '../../src/history/rules/types';
import { compileProbe, type Answer, type Question } from './compileProbe';

const help = `Holds facts of config/api-history against the published packages, by another way than the one by which they were found.

  npx tsx tests/history/run.ts

For each version it takes the .d.ts files of the packages as npm packs them, and counts by text where a name is declared: what came in a version
is declared more often in it than in the one before, what went less often. Where the text does not tell (a prop that a component no longer
inherits, what had been declared and not exported), both versions are installed and TypeScript compiles a line that names it, if it knows the type that has it. Ends with 1
if a fact does not hold, or fewer than 150 were looked at.`;

/** Facts that have to be looked at, so that the check proves something. */
const least = 150;

interface Fact {
  product: string;
  what: string;
  name: string;
  before: string;
  version: string;
  /** Whether it came; else it went. */
  came: boolean;
  question: Question;
}

/** What came and went, by the histories. Class names count with their prefix left out: declarations have none. */
function factsOf({ product, versions, pages, exports }: ProductHistory): Fact[] {
  const facts: Fact[] = [];
  const add = (what: string, at: number, came: boolean, question: Question) => {
    if (at === 0) return;
    const [before, version] = [versions[at - 1]!, versions[at]!];
    facts.push({ product, what, name: question.name, before, version, came, question });
  };
  for (const [pathname, { name, from, rows }] of Object.entries(pages)) {
    if (from !== undefined) add(pathname, from, true, { owner: name, name });
    for (const [key, states] of Object.entries(rows)) {
      const row = parseRowKey(key);
      states.forEach(([at, state], index) => {
        const was = states[index - 1]?.[1] ?? null;
        if ((state === null) !== (was === null)) {
          // A first state says that it came only where its page was there before.
          if (index === 0 && at === (from ?? 0)) return;
          add(`${pathname} ${key}`, at, state !== null, { owner: name, ...row });
        }
      });
    }
  }
  for (const [name, { from, to }] of Object.entries(exports)) {
    if (from !== undefined) add(`export ${name}`, from, true, { owner: name, name });
    if (to !== undefined) add(`export ${name}`, to, false, { owner: name, name });
  }
  return facts;
}

/** The texts of the .d.ts files in a packed package. @see https://www.gnu.org/software/tar/manual/html_node/Standard.html */
function declarationsIn(file: string): string[] {
  const data = zlib.gunzipSync(fs.readFileSync(file));
  const texts: string[] = [];
  for (let at = 0; at + 512 <= data.length;) {
    const field = (start: number, length: number) =>
      data.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '');
    const name = field(0, 100);
    if (name === '') break;
    const size = parseInt(field(124, 12), 8) || 0;
    if (name.endsWith('.d.ts') && !/\/(esm|modern|node)\//.test(name)) {
      texts.push(data.toString('utf8', at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return texts;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How often a name is declared: as a member, a key, an export or a member of a union of names. */
function declared(text: string, name: string): number {
  const own = escaped(name);
  const pattern = new RegExp(
    `(?<![\\w$-])(?:["']${own}["']|${own})(?=\\??\\s*[:(<,;|>)}\\]=&]|\\s+extends|\\s*\\?\\s*:)|(?:const|function|interface|type|class|as)\\s+${own}(?![\\w$])`,
    'g',
  );
  return [...text.matchAll(pattern)].length;
}

/** What TypeScript says about facts, a version installed once for all of them; nothing of a fact where it cannot be asked in one of both. */
function askCompiler(facts: readonly Fact[]): (fact: Fact) => Answer {
  const answers = new Map<string, Answer>();
  const keyOf = (fact: Fact, version: string) => `${fact.product} ${fact.what} ${version}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-probe-'));
  try {
    for (const { product, packages } of timelines) {
      const own = facts.filter((fact) => fact.product === product);
      for (const version of new Set(own.flatMap(({ before, version: after }) => [before, after]))) {
        const asked = own.filter((fact) => fact.before === version || fact.version === version);
        const found = compileProbe(
          path.join(folder, `${product}-${version}`),
          packages,
          version,
          (name) =>
            (
              JSON.parse(
                fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8'),
              ) as { version: string }
            ).version,
          asked.map(({ question }) => question),
        );
        asked.forEach((fact, at) => answers.set(keyOf(fact, version), found[at]!));
        fs.rmSync(path.join(folder, `${product}-${version}`), { recursive: true, force: true });
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return (fact) => {
    const [before, after] = [fact.before, fact.version].map((version) =>
      answers.get(keyOf(fact, version)),
    );
    if (before === undefined || after === undefined) return undefined;
    return before === !fact.came && after === fact.came;
  };
}

function main(): number {
  if (process.argv.includes('--help')) {
    console.log(help);
    return 0;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-facts-'));
  const texts = new Map<string, string>();
  try {
    for (const { product, versions, packages } of timelines) {
      for (const version of versions) {
        const parts: string[] = [];
        for (const name of packages) {
          try {
            const [packed] = execFileSync(
              'npm',
              [
                'pack',
                `${name}@${version}`,
                '--prefer-offline',
                '--silent',
                '--pack-destination',
                folder,
              ],
              { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
            )
              .trim()
              .split('\n');
            const text = declarationsIn(path.join(folder, packed!)).join('\n');
            texts.set(`${product} ${name}`, text);
            parts.push(text);
          } catch {
            // The registry has not every version of every package: then it has the text of the version before.
            const last = texts.get(`${product} ${name}`);
            if (last !== undefined) parts.push(last);
          }
        }
        texts.set(`${product}@${version}`, parts.join('\n'));
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const facts = timelines.flatMap(factsOf);
  const undecided = facts.filter(({ product, name, before, version, came }) => {
    const [a, b] = [before, version].map((each) =>
      declared(texts.get(`${product}@${each}`) ?? '', name),
    ) as [number, number];
    return came ? b <= a : b >= a;
  });
  console.log(`${facts.length - undecided.length} of ${facts.length} facts hold by text`);
  const ask = askCompiler(undecided);
  const answers = new Map(undecided.map((fact) => [fact, ask(fact)]));
  const wrong = undecided.filter((fact) => answers.get(fact) === false);
  const unasked = undecided.filter((fact) => answers.get(fact) === undefined);
  for (const { what, name, before, version, came } of wrong) {
    console.error(
      `${what}: ${name} should have ${came ? 'come' : 'gone'} from ${before} to ${version}`,
    );
  }
  const looked = facts.length - unasked.length;
  console.log(
    `${looked - wrong.length} of ${looked} facts hold; ${unasked.length} cannot be asked: what has them is no exported type, or takes every name`,
  );
  return wrong.length > 0 || looked < least ? 1 : 0;
}

process.exitCode = main();
