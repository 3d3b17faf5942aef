import { translate } from '@docusaurus/Translate';
import type { ServedProduct } from '../history/rules/servedHistory';
import type { FileProblem, ReadFile } from './readFile';
import type { FileKind } from './rules/files/types';

const kindNames: Readonly<Record<FileKind, string>> = {
  'package.json': 'package.json',
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  'yarn-classic': 'yarn.lock',
  'yarn-berry': 'yarn.lock',
  bun: 'bun.lock',
};

function problemMessage(problem: FileProblem, kind: string): string {
  switch (problem) {
    case 'tooLong':
      return translate({
        id: 'lens.tooLong',
        message: 'This file is longer than 16 MB. Enter the versions by hand.',
        description: 'Why a file was not read',
      });
    case 'unknownKind':
      return translate({
        id: 'lens.unknownKind',
        message: 'This is neither a package.json nor a lockfile of npm, pnpm, Yarn or Bun.',
        description: 'Why a file was not read',
      });
    case 'damaged':
      return translate(
        {
          id: 'lens.damaged',
          message: 'This {kind} is damaged or incomplete.',
          description: 'Why a file was not read; kind is the name of a file',
        },
        { kind },
      );
    case 'nothing':
      return translate(
        {
          id: 'lens.nothing',
          message: 'This {kind} lists none of the products.',
          description: 'Why a file was not read; kind is the name of a file',
        },
        { kind },
      );
  }
}

/** What is told after a file was read, a line for each thing. */
export function fileMessages(read: ReadFile, products: readonly ServedProduct[]): string[] {
  if ('problem' in read) {
    return [problemMessage(read.problem, read.kind ? kindNames[read.kind] : 'file')];
  }
  const nameOf = (id: string) => products.find(({ product }) => product === id)?.name ?? id;
  const found = Object.entries(read.installed).map(([id, version]) => `${nameOf(id)} ${version}`);
  return [
    ...(found.length > 0
      ? [
          translate(
            {
              id: 'lens.found',
              message: 'Found in {kind}: {versions}.',
              description: 'What a file says; kind is its name, versions a list',
            },
            { kind: kindNames[read.kind], versions: found.join(', ') },
          ),
        ]
      : []),
    ...Object.entries(read.several).map(([id, versions]) =>
      translate(
        {
          id: 'lens.several',
          message: '{name} is there in several versions ({versions}); the lowest counts.',
          description: 'What a file says',
        },
        { name: nameOf(id), versions: versions.join(', ') },
      ),
    ),
    ...(read.lowest.length > 0
      ? [
          translate(
            {
              id: 'lens.lowest',
              message:
                'For {names} it gives a range; the lowest version of it counts. A lockfile tells exactly.',
              description: 'What a package.json says; names is a list of products',
            },
            { names: read.lowest.map(nameOf).join(', ') },
          ),
        ]
      : []),
    ...read.unknown.map(({ name, wanted }) =>
      translate(
        {
          id: 'lens.noVersion',
          message: '{name} has no exact version there, only {wanted}.',
          description: 'What a file says of a package; wanted is as written, e.g. workspace:*',
        },
        { name, wanted },
      ),
    ),
  ];
}
