import { pageNames } from './pages';
import { byteKinds, siteNames, type PageName, type Results, type SiteName } from './results';
import { judge, type Figure, type Judgement, type Limit, type Unit } from './targets';

const none = '–';

/** Writes a figure with its unit; kB are 1000 bytes, GB 1000³. */
export function formatFigure(figure: Figure | undefined, unit: Unit): string {
  if (figure === undefined) return none;
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  switch (unit) {
    case 'kB':
      return `${(figure / 1000).toFixed(1)} kB`;
    case 'GB':
      return `${(figure / 1e9).toFixed(2)} GB`;
    case 'ms':
      return `${figure.toFixed(0)} ms`;
    case 's':
      return `${figure.toFixed(1)} s`;
    case 'shift':
      return figure.toFixed(3);
    case 'times':
      return `× ${figure.toFixed(2)}`;
    default:
      return String(figure);
  }
}

/** Writes a limit: `≤ 95.0 kB`, `≥ 98`, `yes`. */
export function formatLimit(limit: Limit, unit: Unit): string {
  if ('is' in limit) return limit.is ? 'yes' : 'no';
  return 'atMost' in limit
    ? `≤ ${formatFigure(limit.atMost, unit)}`
    : `≥ ${formatFigure(limit.atLeast, unit)}`;
}

/** A table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function verdictOf({ met, why }: Judgement): string {
  if (met === undefined) return 'not measured';
  if (met) return 'met';
  return why === undefined ? '**missed**' : `**missed**: ${why}`;
}

function targetsTable(results: Results): string {
  return table(
    ['target', 'limit', 'figure', 'stock', 'ratio', ''],
    judge(results.sites, results.parts).map((judgement) => {
      const { target, ours, stock, ratio } = judgement;
      return [
        target.name,
        formatLimit(target.limit, target.unit),
        formatFigure(ours, target.unit),
        formatFigure(stock, target.unit),
        ratio === undefined ? none : ratio.toFixed(2),
        verdictOf(judgement),
      ];
    }),
  );
}

/** Every site with every page that has an entry in one of its figures. */
function eachPage<Entry>(
  results: Results,
  entriesOf: (site: Results['sites'][SiteName]) => Partial<Record<PageName, Entry>> | undefined,
): [site: SiteName, page: string, entry: Entry][] {
  return (Object.keys(pageNames) as PageName[]).flatMap((page) =>
    siteNames.flatMap((site): [SiteName, string, Entry][] => {
      const entry = entriesOf(results.sites[site])?.[page];
      return entry === undefined ? [] : [[site, pageNames[page], entry]];
    }),
  );
}

const eachSite = <Entry>(
  results: Results,
  entryOf: (site: Results['sites'][SiteName]) => Entry | undefined,
): [site: SiteName, entry: Entry][] =>
  siteNames.flatMap((site): [SiteName, Entry][] => {
    const entry = entryOf(results.sites[site]);
    return entry === undefined ? [] : [[site, entry]];
  });

function bytesTable(results: Results): string {
  const rows = eachPage(results, ({ bytes }) => bytes).flatMap(([site, page, entry]) =>
    (['untilHydrated', 'untilIdle'] as const).map((until) => [
      page,
      site,
      until === 'untilHydrated' ? 'hydrated' : 'network idle',
      ...byteKinds.map((kind) => (entry[until][kind] / 1000).toFixed(1)),
    ]),
  );
  const names: Partial<Record<(typeof byteKinds)[number], string>> = {
    demoScript: 'demo scripts',
    ahead: 'fetched ahead',
  };
  return table(['page', 'site', 'until', ...byteKinds.map((kind) => names[kind] ?? kind)], rows);
}

const ms = (value: number) => formatFigure(value, 'ms');

function lighthouseTable(results: Results): string {
  return table(
    [
      'page',
      'site',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
    ],
    eachPage(results, ({ lighthouse }) => lighthouse).map(([site, page, entry]) => [
      page,
      site,
      String(entry.performance),
      String(entry.accessibility),
      String(entry.bestPractices),
      String(entry.seo),
      ms(entry.fcp),
      ms(entry.lcp),
      ms(entry.tbt),
      formatFigure(entry.cls, 'shift'),
    ]),
  );
}

function navigationTable(results: Results): string {
  return table(
    ['site', 'CPU', 'pages', 'median', 'worst'],
    eachSite(results, ({ navigation }) => navigation).flatMap(([site, { normal, slow }]) =>
      [normal, slow].map(({ median, worst, count }, index) => [
        site,
        index === 0 ? 'as it is' : '4 × slower',
        String(count),
        ms(median),
        ms(worst),
      ]),
    ),
  );
}

function demosTable(results: Results): string {
  return table(
    ['page', 'demos', 'blocked at 1280 px', 'at 390 px', 'alive, median', 'worst'],
    eachPage(results, ({ demos }) => demos).map(([, page, { demos, blocked, alive }]) => [
      page,
      String(demos),
      ms(blocked.wide),
      ms(blocked.narrow),
      ms(alive.median),
      ms(alive.worst),
    ]),
  );
}

function firstDemoTables(results: Results): string {
  const sites = eachSite(results, ({ firstDemo }) => firstDemo);
  return [
    'A first visit at 4G (9 Mbit/s, 170 ms) with a CPU four times slower; a control of the first demo is clicked as soon as it is visible:',
    table(
      ['page', 'site', 'visible after', 'clicks', 'answer after', 'slowest interaction'],
      sites.flatMap(([site, { clicks }]) =>
        Object.entries(clicks).map(([page, { visible, clicks: count, answer, slowest }]) => [
          page,
          site,
          ms(visible),
          String(count),
          ms(answer),
          ms(slowest),
        ]),
      ),
    ),
    'Scripts until the first demo is alive, without headers:',
    table(
      ['page', 'site', 'gzip', 'brotli', 'of which, brotli'],
      sites.flatMap(([site, { scripts }]) =>
        Object.entries(scripts).map(([page, { gzip, brotli, byLabel }]) => [
          page,
          site,
          formatFigure(gzip, 'kB'),
          formatFigure(brotli, 'kB'),
          Object.entries(byLabel)
            .sort(([, one], [, other]) => other - one)
            .map(([label, bytes]) => `${label} ${(bytes / 1000).toFixed(1)}`)
            .join(', '),
        ]),
      ),
    ),
  ].join('\n\n');
}

function searchTables({ sites }: Results): string {
  const { typing = [], bytes = [], corpora = [] } = sites.ours.search ?? {};
  return [
    'From a typed letter to the frame with its results, where names answer:',
    table(
      [
        'language',
        'site',
        'CPU',
        'letters',
        'median',
        'worst',
        'worst at',
        'left to the text',
        'longest task of opening',
      ],
      typing.map(({ lang, site, cpu, count, median, worst, slowest, leftToText, opening }) => [
        lang,
        site,
        cpu === 'normal' ? 'as it is' : '4 × slower',
        String(count),
        ms(median),
        ms(worst),
        `\`${slowest.replaceAll('`', "'")}\``,
        String(leftToText),
        opening === 0 ? '≤ 50 ms' : ms(opening),
      ]),
    ),
    'Fetched beyond the page; the names of the other site come behind the first answer, signatures with rows of their product, texts for what names do not cover:',
    table(
      [
        'language',
        'site',
        'first answer',
        'other names',
        'later queries',
        'fetched for them',
        'signatures',
        'texts',
      ],
      bytes.map(({ lang, site, first, otherNames, laterQueries, later, signatures, text }) => [
        lang,
        site,
        formatFigure(first, 'kB'),
        formatFigure(otherNames, 'kB'),
        String(laterQueries),
        formatFigure(later, 'kB'),
        formatFigure(signatures, 'kB'),
        formatFigure(text, 'kB'),
      ]),
    ),
    'Names of made-up documentations, opened and asked in Node, by processor time:',
    table(
      ['pages', 'records', 'file', 'opening', 'letters', 'answer, median', 'worst'],
      corpora.map(({ pages, records, bytes: size, opening, answers }) => [
        String(pages),
        String(records),
        formatFigure(size, 'kB'),
        ms(opening),
        String(answers.count),
        `${answers.median.toFixed(1)} ms`,
        `${answers.worst.toFixed(1)} ms`,
      ]),
    ),
  ].join('\n\n');
}

function hostTable(results: Results): string {
  return table(
    ['page', 'site', 'form', 'answers a second', 'p99', 'bytes of an answer'],
    eachPage(results, ({ host }) => host).flatMap(([site, page, forms]) =>
      Object.entries(forms).map(([form, { perSecond, p99, bytes }]) => [
        page,
        site,
        form,
        perSecond.toFixed(0),
        ms(p99),
        formatFigure(bytes, 'kB'),
      ]),
    ),
  );
}

function buildTable(results: Results): string {
  return table(
    ['site', 'pages', 'cold', 'a page', 'most memory', 'by language', 'warm, a page', 'a demo'],
    eachSite(results, ({ build }) => build).map(([site, build]) => [
      site,
      String(build.pages),
      formatFigure(build.seconds, 's'),
      ms((build.seconds * 1000) / build.pages),
      formatFigure(build.peakBytes, 'GB'),
      Object.entries(build.peakByLocale)
        .map(([locale, bytes]) => `${locale} ${formatFigure(bytes, 'GB')}`)
        .join(', '),
      formatFigure(build.warmSeconds, 's'),
      formatFigure(build.warmDemoSeconds, 's'),
    ]),
  );
}

function devTable(results: Results): string {
  return table(
    ['site', 'first page without caches', 'second start', 'edit to screen'],
    eachSite(results, ({ dev }) => dev).map(([site, dev]) => [
      site,
      formatFigure(dev.firstPageSeconds, 's'),
      formatFigure(dev.secondStartSeconds, 's'),
      ms(dev.editMs),
    ]),
  );
}

function growthTable(results: Results): string {
  return table(
    [
      'generated pages',
      'site',
      'scripts, first page',
      'middle page',
      'build',
      'a page',
      'most memory',
    ],
    eachSite(results, ({ growth }) => growth).flatMap(([site, sizes]) =>
      sizes.map(({ pages, firstScript, middleScript, build }) => [
        String(pages),
        site,
        formatFigure(firstScript, 'kB'),
        formatFigure(middleScript, 'kB'),
        formatFigure(build.seconds, 's'),
        ms((build.seconds * 1000) / build.pages),
        formatFigure(build.peakBytes, 'GB'),
      ]),
    ),
  );
}

const details = {
  bytes: ['Bytes of a first visit, in kB', bytesTable],
  lighthouse: ['Lighthouse, mobile, median of three', lighthouseTable],
  navigation: ['Click to painted heading', navigationTable],
  demos: ['Demos', demosTable],
  firstDemo: ['The first demo of a page', firstDemoTables],
  search: ['Search', searchTables],
  host: ['nginx with 64 readers at once', hostTable],
  build: ['Build', buildTable],
  dev: ['Development server', devTable],
  growth: ['Growth', growthTable],
} as const;

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')] : [];

/** The results as Markdown: the machine, every target beside its figure, and the figures of each part. */
export function formatResults(results: Results): string {
  const { machine, parts } = results;
  return [
    '# Speed',
    `Measured ${machine.date} at commit ${machine.commit} by \`npm run bench\`: ${machine.cores} cores (${machine.processor}), ${formatFigure(machine.memoryBytes, 'GB')} of memory, ${machine.system}, Node ${machine.node}, ${machine.browser}. kB are 1000 bytes, compressed, with headers. "Stock" is Docusaurus with \`preset-classic\` and the same pages in English, without what is generated.`,
    '## Targets',
    targetsTable(results),
    ...parts.flatMap((part) => {
      if (part === 'prefetch') return [];
      const [title, draw] = details[part];
      return [`## ${title}`, draw(results)];
    }),
    ...list('Notes', results.notes),
    ...list('Could not be measured', results.failures),
    '',
  ].join('\n\n');
}
