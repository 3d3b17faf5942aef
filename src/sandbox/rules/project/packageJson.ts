import { projectName } from './projectName';
import { nodeRange, toolVersions } from './toolVersions';
import type { PackageVersions, SandboxChoice, SandboxDependencies } from '../types';

type Tool = keyof typeof toolVersions;

function versions(tools: readonly Tool[]): PackageVersions {
  return Object.fromEntries(tools.map((tool) => [tool, toolVersions[tool]]));
}

function sorted(packages: PackageVersions): PackageVersions {
  return Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
}

/**
 * The `package.json` of a project.
 * @param needs - what the demo's files need; a version of it wins over that of a tool
 * @param choice - the reader's: direction, styling and language of the code decide about the tools
 */
export function packageJson(
  needs: SandboxDependencies,
  { name, style, code, direction }: SandboxChoice,
): string {
  const isTs = code === 'ts';
  const isRtl = direction === 'rtl';
  const dependencies = {
    ...versions(isRtl ? ['@emotion/cache', 'stylis', 'stylis-plugin-rtl'] : []),
    ...needs.dependencies,
  };
  const tools = {
    ...versions(['@vitejs/plugin-react', 'vite']),
    ...versions(style === 'tailwind' ? ['@tailwindcss/vite', 'tailwindcss'] : []),
    ...versions(isTs ? ['typescript'] : []),
    ...versions(isTs && isRtl ? ['@types/stylis'] : []),
    ...needs.devDependencies,
  };
  const devDependencies = Object.fromEntries(
    Object.entries(tools).filter(([tool]) => !(tool in dependencies)),
  );
  return `${JSON.stringify(
    {
      name: projectName(name),
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        dev: 'vite',
        start: 'vite',
        build: isTs ? 'tsc && vite build' : 'vite build',
        preview: 'vite preview',
      },
      engines: { node: nodeRange },
      dependencies: sorted(dependencies),
      devDependencies: sorted(devDependencies),
    },
    null,
    2,
  )}\n`;
}
