import { toMarkdown } from 'mdast-util-to-markdown';
import { createSlots } from './createSlots';

const ts = { code: 'ts', style: 'system' } as const;
const js = { code: 'js', style: 'system' } as const;

it('fills each slot by form, also within lists and quotes', () => {
  const slots = createSlots();
  const slot = slots.keep(({ code }) => `\`\`\`${code}\na();\n\n  b();\n\`\`\``);
  const markdown = toMarkdown({
    type: 'root',
    children: [
      slot,
      { type: 'list', children: [{ type: 'listItem', children: [slot as never] }] },
      { type: 'blockquote', children: [slot as never] },
    ],
  });
  expect(slots.fill(markdown, ts)).toBe(
    '```ts\na();\n\n  b();\n```\n\n* ```ts\n  a();\n\n    b();\n  ```\n\n> ```ts\n> a();\n>\n>   b();\n> ```\n',
  );
  expect(slots.fill(markdown, js)).toContain('* ```js\n  a();');
});

it('puts a text with the signs of a replacement in as it is', () => {
  const slots = createSlots();
  const slot = slots.keep(() => "$& $1 $'");
  const markdown = toMarkdown({ type: 'root', children: [slot] });
  expect(slots.fill(markdown, ts)).toBe("$& $1 $'\n");
});
