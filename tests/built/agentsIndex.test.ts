import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { fullLimit, listLimit } from '../../plugins/page-markdown/lib/agents/productTexts';
import { parseSandboxSource } from '../../src/sandbox/rules/parseSandboxSource';
import { markdownPath } from '../../src/agents/rules/paths';
import type { AgentsIndex } from '../../src/agents/rules/types';
import { build } from '../support/readBuilt';

const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(build, file));
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages that a search engine is told not to index, by their address below the language. */
const isHidden = (file: string) => /<meta[^>]+name="?robots"?[^>]+noindex/.test(read(file));

describe.each([
  ['en', ''],
  ['zh', 'zh/'],
])('the index of %s', (_language, folder) => {
  const text = read(`${folder}agents/index.json`);
  const index = JSON.parse(text) as AgentsIndex;

  it('is of the form that is published beside it', () => {
    const schema = JSON.parse(read(`${folder}agents/index.schema.json`)) as object;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    validate(index);
    expect(validate.errors ?? []).toEqual([]);
    expect(index.$schema).toBe(`${index.address}agents/index.schema.json`);
  });

  it('is compact', () => {
    console.info(
      `${folder}agents/index.json: ${text.length} characters, ${index.pages.length} pages, ${index.symbols.length} symbols, ${index.demos.length} demos`,
    );
    expect(text.length).toBeLessThan(2_400_000);
  });

  it('names pages that are there, with their digests, headings and forms', () => {
    expect(index.pages.length).toBeGreaterThan(900);
    const faults: string[] = [];
    for (const page of index.pages) {
      const markdown = read(`${folder}${markdownPath(page.path)}`);
      if (digestOf(markdown) !== page.digest) faults.push(`${page.path}: digest`);
      for (const form of page.forms ?? [])
        if (!exists(`${folder}${markdownPath(page.path, form)}`)) faults.push(page.path + form);
      const html = read(`${folder}${page.path}index.html`);
      for (const [, id] of page.headings)
        if (
          !html.includes(` id=${id} `) &&
          !html.includes(` id=${id}>`) &&
          !html.includes(`id="${id}"`)
        )
          faults.push(`${page.path}#${id}`);
      if (isHidden(`${folder}${page.path}index.html`)) faults.push(`${page.path}: is hidden`);
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('has as many headings of each page as its Markdown', () => {
    const faults = index.pages.flatMap(({ path: place, headings }) => {
      const markdown = read(`${folder}${markdownPath(place)}`).replace(
        /^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm,
        '',
      );
      const count = markdown.match(/^#{2,6} /gm)?.length ?? 0;
      return count === headings.length ? [] : [`${place}: ${count}, not ${headings.length}`];
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('names every symbol of the reference, with its model and rows that are on the page', () => {
    expect(index.symbols.length).toBeGreaterThan(500);
    const faults: string[] = [];
    let rows = 0;
    for (const symbol of index.symbols) {
      if (!exists(`${folder}${symbol.model}`)) faults.push(`${symbol.name}: ${symbol.model}`);
      const html = read(`${folder}${symbol.path}index.html`);
      for (const [kind, list] of Object.entries(symbol.rows))
        for (const { name } of list) {
          rows += 1;
          const id = `${kind}-${name}`;
          if (![` id=${id} `, ` id=${id}>`, `id="${id}"`].some((each) => html.includes(each)))
            faults.push(`${symbol.path}#${id}`);
        }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(rows).toBeGreaterThan(8000);
  });

  it('names demos whose sources can be had in every variant', () => {
    expect(index.demos.length).toBeGreaterThan(1800);
    const pages = new Set(index.pages.map((page) => page.path));
    const faults: string[] = [];
    for (const demo of index.demos) {
      const source = read(`${folder}${demo.source}`);
      const parsed = parseSandboxSource(JSON.parse(source));
      if (digestOf(JSON.stringify(JSON.parse(source))) !== demo.digest)
        faults.push(`${demo.id}: digest`);
      if (Object.keys(parsed).toSorted().join() !== demo.stylings.toSorted().join())
        faults.push(`${demo.id}: ${demo.stylings.join()}`);
      if (!pages.has(demo.page)) faults.push(`${demo.id}: ${demo.page}`);
      if (!index.packages[demo.packages]) faults.push(`${demo.id}: packages`);
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('names files that are there', () => {
    const files = [
      index.history,
      ...index.search,
      ...index.products.flatMap(({ llms, full }) => [...llms, ...full]),
    ];
    expect(files.filter((file) => !exists(`${folder}${file}`))).toEqual([]);
  });

  it('has lists and texts of each product in parts that keep to their limits', () => {
    const lines: string[] = [];
    for (const { id, name, llms, full } of index.products) {
      const titles: string[] = [];
      for (const [files, limit] of [
        [llms, listLimit],
        [full, fullLimit],
      ] as const)
        for (const file of files) {
          const content = read(`${folder}${file}`);
          expect(Buffer.byteLength(content)).toBeLessThanOrEqual(limit);
          expect(content).toMatch(/^# [^\n]+\n\n> [^\n]+\n/);
          titles.push(content.split('\n')[0]!);
        }
      expect(titles.every((title) => title.startsWith(`# ${name}`))).toBe(true);
      const listed = llms.flatMap((file) =>
        [...read(`${folder}${file}`).matchAll(/^- \[[^\n]+?\]\((http[^)]+)\)/gm)].map(([, url]) =>
          new URL(url!).pathname.slice(1),
        ),
      );
      const pages = index.pages.filter(({ product, docs }) => product === id && docs === undefined);
      expect(listed.toSorted()).toEqual(
        pages.map((page) => `${folder}${markdownPath(page.path)}`).toSorted(),
      );
      const whole = full.map((file) => read(`${folder}${file}`)).join('\n');
      const missing = pages.filter(
        (page) => !whole.includes(`: ${index.address}${markdownPath(page.path)}\n`),
      );
      expect(missing.map((page) => page.path)).toEqual([]);
      lines.push(`${folder}${id}: ${llms.length} + ${full.length} files, ${pages.length} pages`);
    }
    console.info(lines.join('\n'));
  });
});

it('offers skills that are short enough to be read whole', () => {
  const folder = '.well-known/agent-skills';
  const { skills } = JSON.parse(read(`${folder}/index.json`)) as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(skills).toHaveLength(4);
  for (const { name, url, digest } of skills) {
    const text = read(`${folder}/${url}`);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(digest);
    expect(read(`.well-known/skills/${name}/SKILL.md`)).toBe(text);
    // https://agentskills.io/specification recommends less than 5000.
    expect([name, countTokens(text)]).toEqual([name, expect.any(Number)]);
    expect(countTokens(text)).toBeLessThan(5000);
    const links = [...text.matchAll(/\((http:\/\/localhost:3000\/[^)]+)\)/g)].map(
      ([, link]) => link!,
    );
    expect(links.filter((link) => !exists(new URL(link).pathname.slice(1)))).toEqual([]);
  }
});

it('holds nothing that a licence is checked by', () => {
  for (const file of ['agents/index.json', 'agents/history.json', 'zh/agents/index.json'])
    expect(read(file)).not.toMatch(/MUI_X_LICENSE_KEY=|setLicenseKey\(/);
});
