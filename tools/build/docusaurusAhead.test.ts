import path from 'node:path';
import { docusaurusAhead } from './docusaurusAhead';

const root = path.resolve(__dirname, '../..');

const started = { NODE_ENV: 'production' };

test('a command runs in the process that was loaded ahead, once, and its exit code is told', async () => {
  const ahead = docusaurusAhead(root, started);
  const running = ahead.run(['build', '--help'], started);
  expect(ahead.run(['build', '--help'], started)).toBeUndefined();
  // A process in use is not ended.
  ahead.end();
  expect(await running).toBe(0);
}, 60_000);

test('a command that fails is told by its code', async () => {
  const ahead = docusaurusAhead(root, started);
  expect(await ahead.run(['build', '--no-such-option'], started)).not.toBe(0);
}, 60_000);

test('a command that needs other variables does not run there', () => {
  const ahead = docusaurusAhead(root, started);
  expect(ahead.run(['build', '--help'], { ...started, DOCUSAURUS_SKIP_BUNDLING: 'true' })).toBe(
    undefined,
  );
  ahead.end();
});
