import fc from 'fast-check';
import { seeded } from '../../../tests/support/seeded';
import { isSampled } from '../../analytics/rules/isSampled';
import {
  adContent,
  adLabel,
  appealShare,
  displayRatio,
  drawInHouse,
  drawShape,
  initialAdState,
  inlineShare,
  inHouseNames,
  isChecking,
  isCrawler,
  maxChecks,
  nextAdState,
  type AdConditions,
  type AdContent,
  type AdEvent,
  type AdState,
  type NetworkElement,
} from './adState';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const conditions = (changes: Partial<AdConditions> = {}): AdConditions => ({
  agent: firefox,
  isAllowed: true,
  source: 'script',
  shape: 'image',
  placement: 'body-top',
  appealDraw: 0.5,
  ...changes,
});
const crawled = conditions({ agent: googlebot });
const forbidden = conditions({ isAllowed: false });
const appealing = conditions({ appealDraw: 0.1 });
const inline = conditions({ shape: 'inline' });
const feed = conditions({ source: 'feed' });
const own = conditions({ source: 'none' });

const seen = (element: NetworkElement): AdEvent => ({
  type: 'check',
  seen: element,
  isOnline: true,
});
const nothing = seen('nothing');
const ad = seen('ad');
const backers = seen('backers');
const crash: AdEvent = { type: 'crash' };
const found: AdEvent = { type: 'feed', found: true };
const failed: AdEvent = { type: 'feed', found: false };
const times = (count: number, event: AdEvent) => Array<AdEvent>(count).fill(event);

const after = (events: readonly AdEvent[], given: AdConditions): AdState =>
  events.reduce((state, event) => nextAdState(state, event, given), initialAdState);

type Case = [string, AdConditions, AdEvent[], AdContent, string | null, boolean];

/** What happened; what the slot shows then, its label, and whether it still looks for the network. */
const cases: Case[] = [
  ['begins', conditions(), [], 'network', 'carbon-body-top-image', true],
  ['begins inline', inline, [], 'network', 'carbon-body-top-inline', true],
  // One row for each check without an element, up to the last and past it.
  ...Array.from({ length: 31 }, (_, index): Case => {
    const checks = index + 1;
    return [
      `${checks} checks without`,
      conditions(),
      times(checks, nothing),
      checks > 6 ? 'in-house' : 'network',
      checks > 6 ? 'in-house-body-top-image' : 'carbon-body-top-image',
      checks < 30,
    ];
  }),
  // The network comes at every possible check.
  ...Array.from({ length: 30 }, (_, index): Case => [
    `the network at check ${index + 1}`,
    index % 2 ? conditions() : inline,
    [...times(index, nothing), ad],
    'network',
    `carbon-body-top-${index % 2 ? 'image' : 'inline'}`,
    false,
  ]),
  [
    'too late',
    conditions(),
    [...times(30, nothing), ad],
    'in-house',
    'in-house-body-top-image',
    false,
  ],
  [
    'too late for backers',
    appealing,
    [...times(30, nothing), backers],
    'appeal',
    'in-house-adblock-body-top-image',
    false,
  ],
  ['appeals', appealing, times(7, nothing), 'appeal', 'in-house-adblock-body-top-image', true],
  ['does not appeal yet', appealing, times(6, nothing), 'network', 'carbon-body-top-image', true],
  [
    'appeals inline',
    conditions({ shape: 'inline', appealDraw: 0 }),
    times(7, nothing),
    'appeal',
    'in-house-adblock-body-top-inline',
    true,
  ],
  [
    'just not appealing',
    conditions({ appealDraw: 0.2 }),
    times(7, nothing),
    'in-house',
    'in-house-body-top-image',
    true,
  ],
  [
    'just appealing',
    conditions({ appealDraw: 0.19999 }),
    times(7, nothing),
    'appeal',
    'in-house-adblock-body-top-image',
    true,
  ],
  [
    'takes the appeal back',
    appealing,
    [...times(9, nothing), ad],
    'network',
    'carbon-body-top-image',
    false,
  ],
  ['backers at once', conditions(), [backers], 'in-house', 'in-house-carbon-body-top-image', false],
  [
    'backers, never an appeal',
    appealing,
    [backers],
    'in-house',
    'in-house-carbon-body-top-image',
    false,
  ],
  [
    'backers late',
    appealing,
    [...times(12, nothing), backers],
    'in-house',
    'in-house-carbon-body-top-image',
    false,
  ],
  [
    'backers inline',
    inline,
    [nothing, backers],
    'in-house',
    'in-house-carbon-body-top-inline',
    false,
  ],
  [
    'what was found stays',
    conditions(),
    [ad, ...times(10, nothing)],
    'network',
    'carbon-body-top-image',
    false,
  ],
  [
    'what was found does not become backers',
    conditions(),
    [ad, backers],
    'network',
    'carbon-body-top-image',
    false,
  ],
  [
    'backers stay',
    conditions(),
    [backers, ad],
    'in-house',
    'in-house-carbon-body-top-image',
    false,
  ],
  [
    'a feed is not asked beside a script',
    conditions(),
    [found],
    'network',
    'carbon-body-top-image',
    true,
  ],
  ['a crawler', crawled, [], 'empty', null, false],
  ['a crawler, later', crawled, times(9, nothing), 'empty', null, false],
  ['a crawler that is shown an ad', crawled, [ad], 'empty', null, false],
  ['a crawler with a feed', { ...feed, agent: googlebot }, [found], 'empty', null, false],
  ['a crawler without configuration', { ...own, agent: googlebot }, [], 'empty', null, false],
  ['development', forbidden, [], 'empty', null, false],
  ['development, later', forbidden, times(9, nothing), 'empty', null, false],
  ['development without configuration', { ...own, isAllowed: false }, [], 'empty', null, false],
  ['nothing configured', own, [], 'in-house', 'in-house-body-top-image', false],
  [
    'nothing configured, inline',
    { ...own, shape: 'inline' },
    [],
    'in-house',
    'in-house-body-top-inline',
    false,
  ],
  [
    'nothing configured, nothing to appeal for',
    { ...own, appealDraw: 0 },
    times(9, nothing),
    'in-house',
    'in-house-body-top-image',
    false,
  ],
  [
    'nothing configured, nothing to find',
    own,
    [ad, backers],
    'in-house',
    'in-house-body-top-image',
    false,
  ],
  ['a feed is awaited', feed, [], 'waiting', null, false],
  ['a feed has an ad', feed, [found], 'feed', 'carbon-body-top-image', false],
  ['a feed has none', feed, [failed], 'failed', null, false],
  ['a feed answers once', feed, [failed, found], 'failed', null, false],
  ['a feed keeps its ad', feed, [found, failed], 'feed', 'carbon-body-top-image', false],
  [
    'a feed is no reason to appeal',
    { ...feed, appealDraw: 0 },
    [...times(9, nothing), failed],
    'failed',
    null,
    false,
  ],
  [
    'another placement',
    conditions({ placement: 'side' }),
    [],
    'network',
    'carbon-side-image',
    true,
  ],
  ['crashes at once', conditions(), [crash], 'crashed', null, false],
  ['crashes in-house', conditions(), [...times(8, nothing), crash], 'crashed', null, false],
  ['crashes with an ad', conditions(), [ad, crash], 'crashed', null, false],
  ['crashes with a feed', feed, [found, crash], 'crashed', null, false],
  ['crashes without configuration', own, [crash], 'crashed', null, false],
  [
    'no way back from a crash',
    conditions(),
    [crash, ad, nothing, backers, found],
    'crashed',
    null,
    false,
  ],
  ['crashes twice', conditions(), [crash, crash], 'crashed', null, false],
  ['a crawler crashes', crawled, [crash], 'crashed', null, false],
];

it('has a long table', () => expect(cases.length).toBeGreaterThanOrEqual(80));

it.each(cases)('%s', (_name, given, events, content, label, checking) => {
  const state = after(events, given);
  expect([adContent(state, given), adLabel(state, given), isChecking(state, given)]).toEqual([
    content,
    label,
    checking,
  ]);
});

it.each([
  [googlebot, true],
  ['Twitterbot/1.0', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['SomeCrawler 3', true],
  ['just crawling', true],
  ['A Robot', true],
  [firefox, false],
  ['', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) Chrome/120.0 Mobile', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X18; compatible; bingbot/2.0)', true],
])('%s: a crawler is %s', (agent, expected) => expect(isCrawler(agent)).toBe(expected));

describe('whatever happens', () => {
  const events = fc.array(
    fc.constantFrom<AdEvent>(nothing, nothing, nothing, ad, backers, found, failed, crash),
    { maxLength: 60 },
  );
  const given = fc.record<AdConditions>({
    agent: fc.constantFrom(firefox, googlebot, ''),
    isAllowed: fc.boolean(),
    source: fc.constantFrom('script', 'feed', 'none'),
    shape: fc.constantFrom('image', 'inline'),
    placement: fc.constant('body-top'),
    appealDraw: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  });
  const check = (predicate: (list: AdEvent[], where: AdConditions) => void) =>
    fc.assert(fc.property(events, given, predicate), { numRuns: 500 });

  it('looks at most 30 times', () =>
    check((list, where) => expect(after(list, where).checks).toBeLessThanOrEqual(maxChecks)));

  it('shows a crawler, and development, nothing', () =>
    check((list, where) => {
      if (where.isAllowed && !isCrawler(where.agent)) return;
      expect(['empty', 'crashed']).toContain(adContent(after(list, where), where));
    }));

  it('has a label exactly where it shows an ad', () =>
    check((list, where) => {
      const state = after(list, where);
      const shows = ['network', 'feed', 'in-house', 'appeal'].includes(adContent(state, where));
      expect(adLabel(state, where) !== null).toBe(shows);
    }));

  it('shows nothing of a source that is not configured', () =>
    check((list, where) => {
      const content = adContent(after(list, where), where);
      if (where.source !== 'script') expect(['network', 'appeal']).not.toContain(content);
      if (where.source !== 'feed') expect(['feed', 'waiting', 'failed']).not.toContain(content);
    }));

  it('stays crashed', () =>
    check((list, where) => {
      const state = after([...list, crash, ...list], where);
      expect(adContent(state, where)).toBe('crashed');
    }));

  it('appeals only after more than six checks, to a draw below a fifth', () =>
    check((list, where) => {
      const state = after(list, where);
      if (adContent(state, where) !== 'appeal') return;
      expect(state.checks).toBeGreaterThan(6);
      expect(where.appealDraw).toBeLessThan(appealShare);
    }));

  it('never changes after it stopped looking, but by a crash', () =>
    check((list, where) => {
      if (where.source !== 'script') return;
      const state = after(list, where);
      if (isChecking(state, where)) return;
      for (const event of [nothing, ad, backers, found, failed])
        expect(nextAdState(state, event, where)).toBe(state);
    }));
});

describe('over 100,000 draws, with an absolute tolerance of 0.01', () => {
  const count = 100_000;
  const share = (seed: number, holds: (draw: number) => boolean) => {
    const random = seeded(seed);
    let hits = 0;
    for (let index = 0; index < count; index += 1) if (holds(random())) hits += 1;
    return hits / count;
  };
  const expectNear = (actual: number, wanted: number) =>
    expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(0.01);

  it.each([1, 2, 3])('a fifth is inline (seed %s)', (seed) => {
    expect(inlineShare).toBe(0.2);
    expectNear(
      share(seed, (draw) => drawShape(draw) === 'inline'),
      0.2,
    );
  });

  it.each([4, 5, 6])('a fifth of those with a blocker see the appeal (seed %s)', (seed) => {
    const state = after(times(7, nothing), conditions());
    expectNear(
      share(seed, (appealDraw) => adContent(state, conditions({ appealDraw })) === 'appeal'),
      0.2,
    );
  });

  it.each([7, 8, 9])('a tenth of the displays is reported (seed %s)', (seed) => {
    expectNear(
      share(seed, (draw) => isSampled(displayRatio, draw)),
      0.1,
    );
  });

  it.each(inHouseNames)('a quarter of the own ads is %s', (name) =>
    expectNear(
      share(10, (draw) => drawInHouse(draw) === name),
      0.25,
    ),
  );
});

it('draws an own ad at both ends', () => {
  expect([0, 0.24, 0.25, 0.5, 0.75, 0.999, 1].map(drawInHouse)).toEqual([
    'templates',
    'templates',
    'themes',
    'tidelift',
    'figma',
    'figma',
    'figma',
  ]);
});
