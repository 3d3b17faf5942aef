/** @jest-environment jsdom */
import { readHeights, restoreHeights, type Restoring } from './rowHeights';

const main = () => document.querySelector('main');
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const given = () => rows().map(({ style }) => style.blockSize);
const expected = () => rows().map(({ style }) => style.containIntrinsicBlockSize);
/** Mutations are told after the task that makes them. */
const told = () => Promise.resolve();

const row = (id: string) =>
  `<li data-row id="${id}" style="padding-block-start: 8px; padding-block-end: 8px"></li>`;

/** Rows of these heights, in px, each with a padding of 8 px above and below. */
function show(heights: Record<string, number>): void {
  document.body.innerHTML = `<main>${Object.keys(heights).map(row).join('')}</main>`;
  for (const element of rows())
    element.getBoundingClientRect = () => ({ height: heights[element.id]! }) as DOMRect;
}

let restoring: Restoring | undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  restoring?.stop();
  jest.useRealTimers();
});

it('gives the rows of a page that is made again the heights that they had', () => {
  show({ a: 116, b: 76.25, hidden: 0 });
  const kept = readHeights(main())!;
  expect(kept).toEqual({ a: 116, b: 76.3 });
  show({ a: 80, b: 80, hidden: 80 });
  restoring = restoreHeights(main, kept);
  expect(given()).toEqual(['116px', '76.3px', '']);
  restoring.letGo();
  expect(given()).toEqual(['', '', '']);
  expect(expected()).toEqual(['auto 100px', 'auto 60.3px', '']);
});

it('gives them to rows that come later, also when the page has been let go', async () => {
  show({ a: 80 });
  restoring = restoreHeights(main, { a: 100, b: 60, c: 70 });
  main()!.insertAdjacentHTML('beforeend', row('b'));
  await told();
  expect(given()).toEqual(['100px', '60px']);
  restoring.letGo();
  main()!.insertAdjacentHTML('beforeend', row('c'));
  await told();
  expect(given()).toEqual(['', '', '70px']);
  restoring.stop();
  main()!.insertAdjacentHTML('beforeend', row('c'));
  await told();
  expect(given()).toEqual(['', '', '', '']);
});

it('lets rows go whose page has no others to come', async () => {
  show({ a: 80 });
  restoring = restoreHeights(main, { a: 100, b: 60 });
  jest.advanceTimersByTime(900);
  main()!.insertAdjacentHTML('beforeend', row('b'));
  await told();
  jest.advanceTimersByTime(900);
  expect(given()).toEqual(['100px', '60px']);
  jest.advanceTimersByTime(100);
  expect(given()).toEqual(['', '']);
});

it('keeps nothing of a page without rows, of one that is gone, or of none', () => {
  show({ a: 80 });
  const gone = main();
  document.body.innerHTML = '<main></main>';
  expect([main(), gone, null].map(readHeights)).toEqual([undefined, undefined, undefined]);
  restoring = restoreHeights(() => null, { a: 80 });
  expect(given()).toEqual([]);
});

describe('demos', () => {
  const demo = (id: string, status = 'static') =>
    `<figure data-demo="${id}" id="${id}"><div data-status="${status}"><div data-stage style="min-block-size: 142px"></div></div></figure>`;
  const stage = (id: string) => document.querySelector<HTMLElement>(`#${id} [data-stage]`)!;
  const least = (id: string) => stage(id).style.minBlockSize;

  function showDemos(heights: Record<string, number>, status?: string): void {
    document.body.innerHTML = `<main>${Object.keys(heights)
      .map((id) => demo(id, status))
      .join('')}</main>`;
    for (const [id, height] of Object.entries(heights))
      stage(id).getBoundingClientRect = () => ({ height }) as DOMRect;
  }

  it('have the height that they had, until they are alive and have their own', async () => {
    showDemos({ Higher: 167.2, AsReserved: 142 }, 'live');
    const kept = readHeights(main())!;
    expect(kept).toEqual({ Higher: 167.2 });
    document.body.innerHTML = '<main></main>';
    restoring = restoreHeights(main, kept);
    main()!.innerHTML = demo('Higher') + demo('AsReserved');
    await told();
    expect([least('Higher'), least('AsReserved')]).toEqual(['167.2px', '142px']);
    restoring.letGo();
    expect(least('Higher')).toBe('167.2px');
    document.querySelector<HTMLElement>('#Higher > div')!.dataset.status = 'live';
    await told();
    expect(least('Higher')).toBe('142px');
  });

  it('that are alive already are left as they are', () => {
    showDemos({ Higher: 142 }, 'live');
    restoring = restoreHeights(main, { Higher: 167.2 });
    expect(least('Higher')).toBe('142px');
  });

  it('on a page where none is higher than reserved, nothing is kept', () => {
    showDemos({ AsReserved: 142 }, 'live');
    expect(readHeights(main())).toBeUndefined();
  });
});
