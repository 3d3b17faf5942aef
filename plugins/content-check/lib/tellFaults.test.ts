import { tellFaults } from './tellFaults';
import type { Fault } from './types';

const fault = (line: number): Fault => ({
  file: 'docs/chips/index.mdx',
  line,
  what: 'links nowhere',
  why: 'Readers get lost.',
  mend: 'Correct it.',
});
const lineOf = (line: number) => `docs/chips/index.mdx:${line}: links nowhere`;

test('a first look without a fault says nothing, and neither does one that finds the same', () => {
  expect(tellFaults(undefined, [])).toBeUndefined();
  expect(tellFaults([], [])).toBeUndefined();
  expect(tellFaults([fault(1), fault(2)], [fault(1), fault(2)])).toBeUndefined();
});

test('a fault is told with its place, and those told before are only counted', () => {
  expect(tellFaults(undefined, [fault(1)])).toEqual({
    kind: 'error',
    text: expect.stringMatching(
      /^Content: 1 fault\n {2}docs\/chips\/index\.mdx:1: links nowhere\. Readers get lost\. Correct it\.$/,
    ) as string,
  });
  const { text } = tellFaults([fault(1)], [fault(1), fault(2)])!;
  expect(text).toContain('Content: 2 faults');
  expect(text).toContain(lineOf(2));
  expect(text).not.toContain(lineOf(1));
  expect(text).toContain('beside 1 fault told before');
});

test('a mended fault is told, with what is left', () => {
  const news = tellFaults([fault(1), fault(2), fault(3)], [fault(2)])!;
  expect(news.kind).toBe('error');
  expect(news.text).toMatch(/^Content: 2 faults mended, 1 fault left\n/);
  expect(news.text).toContain(lineOf(2));
  expect(news.text).not.toContain(lineOf(1));
  expect(tellFaults([fault(2)], [])).toEqual({
    kind: 'success',
    text: 'Content: everything is mended.',
  });
});

test('a fault that comes while another one goes is told as one that comes', () => {
  const { text } = tellFaults([fault(1)], [fault(2)])!;
  expect(text).toMatch(/^Content: 1 fault\n/);
  expect(text).toContain(lineOf(2));
});

test('of many faults twenty are shown, and the rest and those before are counted', () => {
  const many = Array.from({ length: 30 }, (_, index) => fault(index + 1));
  const { text } = tellFaults(many.slice(0, 5), many)!;
  expect(text).toMatch(/^Content: 30 faults\n/);
  expect(text.match(/links nowhere/g)).toHaveLength(20);
  expect(text).toContain('and 5 more');
  expect(text).toContain('beside 5 faults told before');
});
