import path from 'node:path';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { runCommand } from '../command/runCommand.cjs';
import { licenceText, shippedPackages } from './licenceList';

const root = path.resolve(__dirname, '../..');
const help = `Writes the licences of all packages from which the site is made.

  npm run deploy:licences                      to build/third-party-licences.txt
  npm run deploy:licences -- --out <file>      to another file
  npm run deploy:licences -- --dry-run         says how many packages and which licences there are`;

void runCommand({
  name: 'npm run deploy:licences',
  help,
  options: { '--out': true, '--dry-run': false },
  work({ options }) {
    const packages = shippedPackages(root);
    const counts = new Map<string, number>();
    for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
    const file = path.resolve(root, options['--out'] ?? 'build/third-party-licences.txt');
    if (!('--dry-run' in options)) writeAtomically(file, licenceText(packages));
    console.log(
      `${packages.length} packages: ${[...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
  },
});
