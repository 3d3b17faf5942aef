import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from '../../plugins/support/commandLock.cjs';
import { checkReady } from '../command/checkReady.mjs';
import { installWhatIsMissing } from '../command/install.mjs';
import { run } from '../command/run.mjs';
import { runCommand } from '../command/runCommand.cjs';
import { summarise } from './summarise.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const help = `Installs what is missing and checks everything: types, lint, content, unit tests, build, the built site, and
the site in a real browser. Ends with a line "N passed, N failed".

  npm test               with a written-down sample of pages in the browser
  npm run test:full      with every written page and every eighth API page, every demo reset; then, in copies of the project: edits
                         while a development server runs, builds after edits and beside each other, a site below a path, marks
                         of translations; and projects of six demos, installed and built

  --without-copies       with test:full: without what works on copies, for a machine that runs those side by side`;

/** What edits, serves and builds the project in copies of it. Cutting and archiving versions takes hours: `npm run test:version`. */
const inCopies = [
  { name: 'Development server', args: ['run', '--silent', 'test:dev'] },
  { name: 'Marks of translations', args: ['run', '--silent', 'test:translation'] },
  { name: 'Builds after edits', args: ['run', '--silent', 'test:warm'] },
  { name: 'Site below a path', args: ['run', '--silent', 'test:base'] },
];

async function work({ full, withoutCopies }) {
  const command = full ? 'npm run test:full' : 'npm test';
  const say = (line) => console.log(line);
  // Their reports are the same files, and the one would test what the other is building.
  await takeLock(root, 'test', {
    command,
    why: 'both write test-results/ and test build/',
    wait: false,
    say,
  });
  checkReady(root, { installs: true });
  await installWhatIsMissing(root, command);
  const results = path.join(root, 'test-results');
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });

  // Each of the first steps keeps one processor busy: side by side they take half as long.
  const firstLanes = [
    [{ name: 'Types', args: ['run', '--silent', 'typecheck'] }],
    [{ name: 'Lint', args: ['run', '--silent', 'lint'] }],
    [
      // What the checks of content and many unit tests read.
      { name: 'API reference', args: ['run', '--silent', 'api'] },
      { name: 'Content', args: ['run', '--silent', 'content:check'] },
      { name: 'Translations', args: ['run', '--silent', 'i18n:check'] },
      { name: 'Translation budget', args: ['run', '--silent', 'i18n:status', '--', '--check'] },
    ],
  ];
  const steps = [
    {
      name: 'Unit tests',
      args: ['run', '--silent', 'test:unit', '--', '--json', '--outputFile=test-results/unit.json'],
      report: 'unit.json',
    },
    // Of every language: what is checked is what this state of the project makes.
    { name: 'Build', args: ['run', '--silent', 'build', '--', '--afresh'] },
    {
      name: 'Built site',
      args: [
        'run',
        '--silent',
        'test:built',
        '--',
        '--json',
        '--outputFile=test-results/built.json',
      ],
      report: 'built.json',
      needs: 'Build',
    },
    {
      name: 'Browser',
      args: ['run', '--silent', 'test:e2e', '--', ...(full ? ['--full'] : [])],
      report: 'e2e.json',
      needs: 'Build',
    },
    ...(full && !withoutCopies ? inCopies : []),
    ...(full ? [{ name: 'Projects of demos', args: ['run', '--silent', 'test:sandbox'] }] : []),
  ];

  // Built to be tested here; whoever tests a deployment's settings sets it.
  const env = {
    SITE_URL: process.env.SITE_URL || 'http://localhost:3000',
    SWEEP: process.env.SWEEP ?? (full ? 'full' : 'sample'),
  };
  let passed = 0;
  let failed = 0;
  const broken = new Set();
  /** @param {boolean} isHeld whether what the step prints is shown in one piece, when it has ended */
  const runStep = async (step, isHeld) => {
    const started = Date.now();
    if (!isHeld) console.log(`\n── ${step.name}`);
    if (step.needs && broken.has(step.needs)) {
      console.log(`${step.name}: not run, because ${step.needs} failed`);
      failed += 1;
      return;
    }
    // What is tested after it is what it has built.
    if (step.name === 'Build') {
      await takeLock(root, 'build', { command, why: 'both need build/', wait: true, say });
    }
    const { code, output } = await run('npm', step.args, { cwd: root, env, isHeld });
    const counts = summarise(code, step.report && path.join(results, step.report));
    passed += counts.passed;
    failed += counts.failed;
    if (counts.failed > 0) broken.add(step.name);
    if (isHeld) process.stdout.write(`\n── ${step.name}\n${output}`);
    console.log(
      `${step.name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
    );
  };
  console.log(
    `\nSide by side: ${firstLanes
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  );
  await Promise.all(
    firstLanes.map(async (lane) => {
      for (const step of lane) await runStep(step, true);
    }),
  );
  for (const step of steps) await runStep(step, false);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await runCommand({
  name: 'npm test',
  help,
  options: { '--full': false, '--without-copies': false },
  needs: { '--without-copies': ['--full'] },
  work: ({ options }) =>
    work({ full: '--full' in options, withoutCopies: '--without-copies' in options }),
});
