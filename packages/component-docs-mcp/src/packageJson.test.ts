import packageJson from '../package.json';
import root from '../../../package.json';

it('has the versions that are tested here, exactly', () => {
  const installed: Record<string, string> = { ...root.devDependencies, ...root.dependencies };
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    expect([name, version]).toEqual([name, installed[name]]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(packageJson.engines.node).toBe(root.engines.node);
});
