import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../package.json';
import { snapshotFile } from '../plugins/page-tree/lib/treeSnapshot';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { apiReferenceOptions } from './apiReference';
import { documentedLibraries } from './documentedLibraries';
import { pageTrees } from './page-tree';
import { versionsTable, type VersionsTable } from './versions';

const siteDir = path.resolve(__dirname, '..');
const libraries = Object.values(documentedLibraries).flat();

it('documents the installed libraries under their own names in the current version', () => {
  const [current] = apiReferenceOptions(siteDir, versionsTable).versions;
  expect(current!.version).toBe('current');
  expect(current!.trees).toBe(pageTrees);
  expect(current!.libraries).toEqual(Object.fromEntries(libraries.map((name) => [name, name])));
  expect(libraries.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});

it('takes the libraries of a cut version from their aliases, and its tree from the snapshot', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  const file = path.join(folder, snapshotFile('x', '8.9.2'));
  const snapshot = {
    tree: [{ pathname: '/x/a', title: 'A' }],
    titles: { zh: { '/x/a': '甲' } },
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(snapshot));
  const table: VersionsTable = {
    versions: {
      default: {},
      x: {
        '8.9.2': {
          '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' },
          '@mui/material': { version: '7.2.0', alias: '@mui/material-7-2-0' },
        },
      },
    },
    archived: [],
  };
  const { versions } = apiReferenceOptions(folder, table);
  expect(versions).toHaveLength(2);
  expect(versions[1]).toEqual({
    version: '8.9.2',
    trees: { x: snapshot.tree },
    titles: snapshot.titles,
    // Material UI is documented by the other site.
    libraries: { '@mui/x-charts': '@mui/x-charts-8-9-2' },
  });
  fs.rmSync(folder, { recursive: true });
});

it('has an index for every part of the reference, at a page of the tree', () => {
  const { indexes } = apiReferenceOptions(siteDir, versionsTable);
  const paths = Object.entries(pageTrees).flatMap(([name, tree]) =>
    listNodes(tree, name).map(({ node }) => node.pathname),
  );
  const parts = new Set(
    paths.flatMap((pathname) => /^(\/api-docs|\/x\/api\/[^/]+)\//.exec(pathname)?.[1] ?? []),
  );
  expect(indexes.map(({ pathname }) => pathname).toSorted()).toEqual([...parts].toSorted());
  expect(indexes.filter(({ pathname }) => !paths.includes(pathname))).toEqual([]);
  expect(indexes.map(({ names }) => names.en)).toEqual(
    indexes.map(() => expect.stringMatching(/\S/)),
  );
});
