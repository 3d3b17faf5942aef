import { partOf } from './partOf';

const text = Array.from({ length: 200 }, (_, at) => `Line ${at} `.repeat((at % 9) + 1)).join('\n');

it('gives parts that are no longer than asked for, with what is written below them', () => {
  for (const most of [500, 501, 777, 2000]) {
    let read = '';
    let cursor: string | undefined;
    do {
      const { text: part, data } = partOf(text, { tool: 'get_page', cursor, max_characters: most });
      expect(part.length).toBeLessThanOrEqual(most);
      read += `${part.replace(/\n\n\[Continues: .*\]$/, '')}\n`;
      cursor = data?.nextCursor as string | undefined;
    } while (cursor !== undefined);
    expect(read.split(/\s+/)).toEqual(`${text}\n`.split(/\s+/));
  }
});

it('gives a text whole that fits', () => {
  const whole = 'a\n'.repeat(250);
  expect(partOf(whole, { tool: 'get_page', max_characters: 500 }).text).toBe(whole);
});
