import type { Autocorrect } from './autocorrect.cjs';
import { checkTypography } from './checkTypography';

const silent: Autocorrect = {
  lintFor: () => ({ lines: [], error: '' }),
  formatFor: (text) => ({ out: text, error: '' }),
};

it.each([
  '```bash\n设置`a`\n```',
  '1. ```bash\n   设置`a`\n   ```',
  '```bash\n设置`a`\n`````',
  '> ~~~bash\n> 设置`a`\n> ~~~',
])('looks below code, and not into it: %j', (code) => {
  const text = `${code}\n\n设置\`b\`。\n\n\`\`\`bash\na\n\`\`\`\n`;
  expect(checkTypography(text, silent)).toEqual([
    expect.objectContaining({ line: 5, what: 'has no space between Chinese and code' }),
  ]);
});
