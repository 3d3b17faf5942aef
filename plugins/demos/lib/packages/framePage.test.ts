import { createHash } from 'node:crypto';
import { policyHashes } from '../../../policy/lib/headerPolicy';
import { framePage } from './framePage';

it('allows its own script, and nothing to reach beyond this site', () => {
  const page = framePage();
  const script = /<script>([\s\S]*)<\/script>/.exec(page)![1]!;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(policyHashes(page)).toEqual([hash]);
  const policy = /content="([^"]*)"/.exec(page)![1]!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
});
