import { bunFixtures } from './fixtures/bunFixtures';
import type { FileFixture } from './fixtures/FileFixture';
import { manifestFixtures } from './fixtures/manifestFixtures';
import { npmFixtures } from './fixtures/npmFixtures';
import { pnpmFixtures } from './fixtures/pnpmFixtures';
import { yarnFixtures } from './fixtures/yarnFixtures';

/** Files of every kind that is understood. */
export const lockfiles: FileFixture[] = [
  ...npmFixtures,
  ...pnpmFixtures,
  ...yarnFixtures,
  ...bunFixtures,
  ...manifestFixtures,
];
