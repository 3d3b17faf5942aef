/** The package managers whose command is shown. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

const verbs: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/** The command that installs packages at a version. */
export function upgradeCommand(
  manager: PackageManager,
  packages: readonly string[],
  version: string,
): string {
  return `${verbs[manager]} ${packages.map((name) => `${name}@${version}`).join(' ')}`;
}
