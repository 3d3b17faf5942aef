import type { AgentsIndex, AgentsSymbol } from '../../../../src/agents/rules/types';
import { findInstalled } from '../project/findInstalled';
import type { Project } from '../project/types';
import { packagesOf } from '../versions/packagesOf';
import { nearest } from './nearest';
import { AnswerError } from './types';

/** A name as it is typed: `<DataGrid>`, `DataGridProps`, `useGridApiRef()`. */
function plainName(name: string): string {
  return name
    .trim()
    .replace(/^<\/?|\s*\/?>$/g, '')
    .replace(/\(\)?$/, '')
    .replace(/^.*[/.]/, '');
}

/**
 * The symbol of a name; of several the one of the wanted package, else of a package that the project has.
 * @returns the symbol, and others of that name
 * @throws {AnswerError} naming symbols that are like it
 */
export function findSymbol(
  wanted: string,
  { symbols }: AgentsIndex,
  { package: from, project }: { package?: string | undefined; project: Project },
): { symbol: AgentsSymbol; others: AgentsSymbol[] } {
  const name = plainName(wanted);
  const current = symbols.filter(({ docs }) => docs === undefined);
  const called = (text: string) => current.filter((symbol) => symbol.name === text);
  const lower = name.toLowerCase();
  const found = [
    called(name),
    current.filter((symbol) => symbol.name.toLowerCase() === lower),
    // The props of a component have its page.
    called(name.replace(/Props$/, '')),
    current.filter(({ path }) => path.split('/').at(-2) === lower),
  ].find((list) => list.length > 0);
  if (!found) {
    const owners = current.filter(({ rows }) =>
      Object.values(rows)
        .flat()
        .some((row) => row.name === name),
    );
    const hint =
      owners.length > 0
        ? `It is a member of ${owners
            .slice(0, 8)
            .map((symbol) => symbol.name)
            .join(', ')}; ask for one of these with members ["${name}"].`
        : `Near: ${nearest(
            name,
            current.map((symbol) => symbol.name),
          ).join(', ')}.`;
    throw new AnswerError(`There is no symbol "${name}". ${hint}`);
  }
  const isInstalled = (symbol: AgentsSymbol) =>
    findInstalled(packagesOf(symbol), { ...project.packages, ...project.unknown }) !== undefined;
  const best =
    from === undefined
      ? (found.find(isInstalled) ?? found[0]!)
      : found.find((symbol) => packagesOf(symbol).includes(from));
  if (!best) {
    throw new AnswerError(
      `"${name}" is not of ${from}. It is of ${[...new Set(found.flatMap(packagesOf))].join(', ')}.`,
    );
  }
  return { symbol: best, others: found.filter((symbol) => symbol !== best) };
}
