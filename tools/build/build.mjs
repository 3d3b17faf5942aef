import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkReady } from '../command/checkReady.mjs';

// Before anything is loaded that fails in its own words without packages.
if (!process.argv.some((each) => each === '--help' || each === '-h')) {
  checkReady(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
}
await import('tsx');
await import('./build.ts');
