/** @jest-environment jsdom */
import { openGroups, readGroups } from './openGroups';

const main = () => document.querySelector('main');
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<details id="list" open></details><main>
    <details id="a"></details><details id="b" open><details id="c"></details></details>
    <div data-stage><details id="demo" open></details></div></main>`;
});

it('opens again what was open in the text, and closes nothing', () => {
  expect(readGroups(main())).toBe('010');
  main()!.querySelector<HTMLDetailsElement>('#b')!.open = false;
  main()!.querySelector<HTMLDetailsElement>('#a')!.open = true;
  expect(openGroups(main(), '010')).toBe(true);
  expect(open()).toEqual(['list', 'a', 'b', 'demo']);
});

it('waits for groups that are not there yet', () => {
  expect(openGroups(main(), '0101')).toBe(false);
  expect(openGroups(null, '01')).toBe(false);
});

it('keeps nothing of a page where all are closed, or of no page', () => {
  main()!.querySelector<HTMLDetailsElement>('#b')!.open = false;
  expect([readGroups(main()), readGroups(null)]).toEqual([undefined, undefined]);
});
