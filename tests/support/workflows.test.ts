import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  steps: Step[];
  strategy?: { matrix: Record<string, unknown[]> };
}

const folder = path.resolve(__dirname, '../../.github/workflows');
const workflows = fs.readdirSync(folder).map((file) => {
  const { jobs } = load(fs.readFileSync(path.join(folder, file), 'utf8')) as {
    jobs: Record<string, Job>;
  };
  return { file, jobs: Object.entries(jobs).map(([id, job]) => ({ id, ...job })) };
});

/** What each run of a job has for `matrix`. */
function runsOf({ strategy }: Job): Record<string, unknown>[] {
  if (!strategy) return [{}];
  const { include = [], ...lists } = strategy.matrix;
  const [name = '', values = []] = Object.entries(lists)[0] ?? [];
  return [...values.map((value) => ({ [name]: value })), ...(include as Record<string, unknown>[])];
}

/** Whether a step builds the site, or runs what does. */
const builds = ({ run = '' }: Step) =>
  /^npm run (?:build(?!:)|\$\{\{ matrix\.)|^bash \.ci\/run/.test(run);

it('what is built says when its pages were changed: the history is there', () => {
  const jobs = workflows.flatMap(({ file, jobs: all }) =>
    all
      .filter(({ steps }) => steps.some(builds))
      .map(({ id, steps }) => [
        `${file}: ${id}`,
        steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth'],
      ]),
  );
  expect(jobs.map(([name]) => name)).toContain('deploy.yml: build');
  expect(jobs).toEqual(jobs.map(([name]) => [name, 0]));
});

it.each(workflows)('$file keeps the files of each of its runs under a name of its own', (each) => {
  const names = each.jobs.flatMap((job) =>
    runsOf(job).flatMap((matrix) =>
      job.steps
        .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
        .map((step) =>
          String(step.with?.name).replace(/\$\{\{ matrix\.(\w+) \}\}/g, (_, name: string) =>
            String(matrix[name]),
          ),
        ),
    ),
  );
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  // What the action refuses in a name.
  for (const name of names) expect(name).not.toMatch(/["\\/:<>|*?\r\n]|undefined/);
});
