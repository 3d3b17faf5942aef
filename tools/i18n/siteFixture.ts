import fs from 'node:fs';
import path from 'node:path';
import { openSiteCheck } from '../../plugins/content-check/lib/checkSite';
import { formatFault } from '../../plugins/content-check/lib/formatFaults';
import {
  site as plainSite,
  siteOptions,
  writeSite,
} from '../../plugins/content-check/lib/siteFixture';
import { runWith, type Command, type Surroundings } from './command';
import { statusCommand } from './statusCommand';

/** The page that is translated there, and the files of its translation. */
export const page = '/components/chips';
export const source = 'docs/components/chips/index.mdx';
export const translation =
  'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/index.mdx';
export const record = translation.replace('.mdx', '.translation.json');

const glossary = `en,zh,note
chip,纸片,Not 碎片
fact,信息,Not 事实
`;

/** What a command has said. */
export interface Answer {
  code: number;
  said: string;
  warned: string;
}

/** A small site with one translated page, whose state is recorded, and the commands on it. */
export interface TranslatedSite {
  folder: string;
  run: (command: Command, args?: readonly string[], answers?: readonly string[]) => Promise<Answer>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Edits the source of the page. */
  edit: (from: string | RegExp, to: string) => void;
  /** State and kind of the blocks of the page that wait for a translator. */
  open: () => Promise<string[]>;
  /** What the check of pages, with which a build begins, says: nobody who writes or translates is held up. */
  held: () => Promise<string[]>;
  remove: () => void;
}

/** Makes the site in a folder of its own. */
export async function translatedSite(): Promise<TranslatedSite> {
  const folder = writeSite({
    ...plainSite,
    'i18n/zh/glossary.csv': glossary,
    'config/translation.json': JSON.stringify({
      sections: ['/components'],
      budget: { blocks: 2, days: 30, pages: 3 },
    }),
  });
  const full = (file: string) => path.join(folder, file);
  const read = (file: string) => fs.readFileSync(full(file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(full(file), text);
  const made: TranslatedSite = {
    folder,
    async run(command, args = [], answers = undefined) {
      const said: string[] = [];
      const warned: string[] = [];
      const rest = [...(answers ?? [])];
      const surroundings: Surroundings = {
        siteDir: folder,
        say: (line) => said.push(line),
        warn: (line) => warned.push(line),
        now: () => Date.UTC(2030, 0, 1),
        ...(answers && { ask: async () => rest.shift() ?? 'q' }),
      };
      const code = await runWith(command, args, surroundings);
      return { code, said: said.join('\n'), warned: warned.join('\n') };
    },
    read,
    write,
    edit(from, to) {
      const before = read(source);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${String(from)} is not in ${source}`);
      write(source, after);
    },
    async open() {
      const { said } = await made.run(statusCommand, ['--json']);
      const { pages } = JSON.parse(said) as {
        pages: { pathname: string; open: { state: string; kind: string }[] }[];
      };
      return pages
        .find(({ pathname }) => pathname === page)!
        .open.map(({ state, kind }) => `${state} ${kind}`);
    },
    held: async () => {
      const check = await openSiteCheck(folder, siteOptions);
      return (await check()).faults.map(formatFault);
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
  const { code, warned } = await made.run(statusCommand, ['--record']);
  if (code !== 0) throw new Error(warned);
  return made;
}
