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

interface Next {
  next: string;
  /** Names of packages whose version package.json lays down for everybody. */
  fixed: readonly string[];
  /** Versions that it is to lay down besides. */
  overrides?: Readonly<Record<string, string>>;
  /** Specifiers that are installed with the libraries. */
  aliases: readonly string[];
}

/**
 * Asks npm, before anything is written, whether the next libraries can be installed.
 * @returns the moves
 * @throws a refusal with npm's words and the newest version before it that can be installed
 */
export async function installableMoves(
  commands: Asked,
  instance: DocsInstance,
  dependencies: Readonly<Record<string, string>>,
  { next, fixed, overrides = {}, aliases }: Next,
): Promise<Move[]> {
  const names = [...fixed, ...Object.keys(overrides)];
  const tryThese = (moves: readonly Move[]) =>
    commands.tryInstall([...aliases, ...specifiersOf(moves)], overrides);
  const moves = await nextVersions(commands, instance, dependencies, next, names);
  const problem = await tryThese(moves);
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
    const others = await nextVersions(commands, instance, dependencies, version, names).catch(
      () => undefined,
    );
    if (others && (await tryThese(others)) === undefined) {
      throw new Refusal(
        `npm cannot install ${main} ${next} with what goes with it. It says:\n${problem}\nThe newest version before it that can be installed is ${version}: give --next ${version}`,
      );
    }
  }
  throw new Refusal(
    `npm cannot install ${main} ${next} with what goes with it, nor any of the ${older.length} versions before it that were tried. It says:\n${problem}\nWhere npm names a package whose version is the reason, give one that there is: --override <package>@<version>`,
  );
}
