import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/freePort';

const root = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/guides/server-rendering/index.mdx'), 'utf8');

/** What the page leaves to its reader. */
const app = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function App({ path }: { path: string }) {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>{path} {count}</Button>;
}
`;

test.describe('the example of the page on server rendering', () => {
  let folder: string;
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-rendering-'));
    fs.mkdirSync(path.join(folder, 'src'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    fs.writeFileSync(path.join(folder, 'src/App.tsx'), app);
    const files = [...page.matchAll(/^```tsx? title="(src\/[^"]+)".*\n([\s\S]*?)^```/gm)];
    expect(files.length).toBe(7);
    for (const [, name, code] of files) fs.writeFileSync(path.join(folder, name!), code!);
    const builds = [...page.matchAll(/^npx (esbuild .*)$/gm)].map(([, command]) => command!);
    expect(builds.length).toBe(2);
    for (const command of builds)
      execFileSync('sh', ['-c', `node_modules/.bin/${command} --log-level=error`], { cwd: folder });
    const port = await freePort();
    server = spawn('node', ['dist/server.js'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    });
    address = `http://localhost:${port}`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 15_000 },
      )
      .toBe(200);
  });

  test.afterAll(() => {
    server.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('sends styles with the page and hydrates it', async ({ page: tab }) => {
    const messages: string[] = [];
    tab.on('console', (message) => messages.push(message.text()));
    tab.on('pageerror', (error) => messages.push(String(error)));
    const response = await tab.goto(`${address}/tides?day=1`);
    expect(await response?.text()).toMatch(
      /<style data-emotion="css [^"]+">[^<]*text-transform:uppercase/,
    );
    const button = tab.getByRole('button');
    await expect(button).toHaveText('/tides 0');
    await button.click();
    await expect(button).toHaveText('/tides 1');
    expect(messages.filter((each) => !each.includes('favicon') && !each.includes('404'))).toEqual(
      [],
    );
  });
});
