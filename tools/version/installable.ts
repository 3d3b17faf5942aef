import type { DocsInstance } from '../../config/page-tree';
import { mainPackages } from '../../config/versions';
import { Refusal } from '../command/refusal.cjs';
import { compareVersions } from './compareVersions';
import { majorOf, nextVersions, type Move } from './nextVersions';
import type { Commands } from './types';

/** Older versions that are tried; each takes npm some seconds. */
const tries = 8;

export const specifiersOf = (moves: readonly Move[]): string[] =>
  moves.map(({ name, to }) => `${name}@${to}`);

type Asked = Pick<Commands, 'publishedVersions' | 'peersOf' | 'tryInstall'>;

/**
 * Asks npm, before anything is written, whether the next libraries can be installed.
 * @param aliases - specifiers that are installed with them
 * @returns the moves
 * @throws a refusal with npm's words and the newest version before it that can be installed
 */
export async function installableMoves(
  commands: Asked,
  instance: DocsInstance,
  dependencies: Readonly<Record<string, string>>,
  { next, overrides, aliases }: { next: string; overrides: string[]; aliases: readonly string[] },
): Promise<Move[]> {
  const moves = await nextVersions(commands, instance, dependencies, next, overrides);
  const problem = await commands.tryInstall([...aliases, ...specifiersOf(moves)]);
  if (problem === undefined) return moves;
  const main = mainPackages[instance];
  const older = (await commands.publishedVersions(main))
    .filter(
      (version) =>
        majorOf(version) === majorOf(next) &&
        compareVersions(version, next) < 0 &&
        compareVersions(version, dependencies[main] ?? '0.0.0') > 0,
    )
    .toSorted((a, b) => compareVersions(b, a))
    .slice(0, tries);
  for (const version of older) {
    const others = await nextVersions(commands, instance, dependencies, version, overrides).catch(
      () => undefined,
    );
    if (
      others &&
      (await commands.tryInstall([...aliases, ...specifiersOf(others)])) === undefined
    ) {
      throw new Refusal(
        `npm cannot install ${main} ${next} with what goes with it. It says:\n${problem}\nThe newest version before it that can be installed is ${version}: give --next ${version}`,
      );
    }
  }
  throw new Refusal(
    `npm cannot install ${main} ${next} with what goes with it, nor any of the ${older.length} versions before it that were tried. It says:\n${problem}\nMend package.json, for example by an entry of "overrides" for the package that npm names, commit, and try again`,
  );
}
