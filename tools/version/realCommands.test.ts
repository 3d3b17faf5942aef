import fs from 'node:fs';
import path from 'node:path';
import { commitAll } from '../../tests/support/commitAll';
import { makeFolder } from '../../tests/support/makeFolder';
import { realCommands } from './realCommands';

type Answer = { code?: number; stdout?: string; stderr?: string };

function commandsWith(...answers: Answer[]) {
  const calls: string[] = [];
  const commands = realCommands('/site', async (command, args, cwd) => {
    calls.push(`${cwd}$ ${command} ${args.join(' ')}`);
    return { code: 0, stdout: '', stderr: '', ...answers.shift() };
  });
  return { commands, calls };
}

describe('git', () => {
  it('names what is changed or unknown', async () => {
    const { commands } = commandsWith({ stdout: ' M README.md\n?? x_versions.json\n' });
    expect(await commands.changedFiles()).toEqual(['README.md', 'x_versions.json']);
    expect(await commandsWith({}).commands.changedFiles()).toEqual([]);
  });

  it('has to be there', async () => {
    const { commands } = commandsWith({ code: 128, stderr: 'fatal: not a git repository' });
    await expect(commands.changedFiles()).rejects.toThrow(/not a git repository.*in a clone/);
  });
});

describe('the type check', () => {
  it('looks at all demos, and at the rest when asked to', async () => {
    const fault = { code: 2, stdout: 'x-docs/a/One.tsx(3,14): error TS2305: Gone.\n' };
    const { commands, calls } = commandsWith(fault, {}, {});
    expect(await commands.checkTypes(true)).toEqual([
      { file: 'x-docs/a/One.tsx', line: 3, column: 14, message: 'TS2305: Gone.' },
    ]);
    expect(calls.map((call) => call.split(' --')[0])).toEqual([
      '/site$ tsc -p tsconfig.demos.json',
      '/site$ tsc -p tsconfig.dates.json',
      '/site$ tsc -p tsconfig.json',
    ]);
    // One file for all would make each forget what the others have checked.
    expect(new Set(calls.map((call) => /--tsBuildInfoFile (\S+)/.exec(call)?.[1])).size).toBe(3);
  });

  it('is not taken for passed when it broke', async () => {
    await expect(
      commandsWith({ code: 134, stderr: 'out of memory' }).commands.checkTypes(false),
    ).rejects.toThrow(/tsconfig\.demos\.json ended with 134 and named no fault: out of memory/);
  });
});

describe('npm', () => {
  it('reads versions, one or many or none, and asks once', async () => {
    const { commands, calls } = commandsWith(
      { stdout: '["8.9.2", "9.0.0"]' },
      { stdout: '"7.3.0"' },
      {},
    );
    expect(await commands.publishedVersions('@mui/x-charts')).toEqual(['8.9.2', '9.0.0']);
    expect(await commands.publishedVersions('@mui/x-charts')).toEqual(['8.9.2', '9.0.0']);
    expect(await commands.publishedVersions('@mui/material', '^7.3.0')).toEqual(['7.3.0']);
    expect(await commands.publishedVersions('@mui/material', '^70.0.0')).toEqual([]);
    expect(calls).toHaveLength(3);
    expect(calls[1]).toBe('/site$ npm view @mui/material@^7.3.0 version --json --loglevel=error');
  });

  it('reads peers, also of a package without', async () => {
    const { commands } = commandsWith({ stdout: '{"react": "^19.0.0"}' }, {});
    expect(await commands.peersOf('a', '1.0.0')).toEqual({ react: '^19.0.0' });
    expect(await commands.peersOf('b', '1.0.0')).toEqual({});
  });

  it('pins what it installs', async () => {
    const { commands, calls } = commandsWith();
    await commands.install(['a-1-0-0@npm:a@1.0.0', 'a@2.0.0']);
    expect(calls[0]).toMatch(/npm install --save-exact .*a-1-0-0@npm:a@1\.0\.0 a@2\.0\.0$/);
  });

  it('is asked beside the project where versions are to hold for every package', async () => {
    const manifest = '{\n  "name": "site"\n}\n';
    const site = makeFolder({ 'package.json': manifest, 'package-lock.json': '{"locked":true}' });
    const asked: { folder: string; files: string[]; overrides: unknown }[] = [];
    const commands = realCommands(site.path, async (_command, _args, cwd) => {
      const text = fs.readFileSync(path.join(cwd, 'package.json'), 'utf8');
      const { overrides } = JSON.parse(text) as { overrides?: unknown };
      asked.push({ folder: cwd, files: fs.readdirSync(cwd).toSorted(), overrides });
      return { code: 1, stdout: '', stderr: 'npm error notarget No version\n' };
    });
    expect(await commands.tryInstall(['a@2.0.0'], {})).toBe('npm error notarget No version');
    expect(await commands.tryInstall(['a@2.0.0'], { b: '1.0.0' })).toMatch(/notarget/);
    expect(asked.map(({ overrides }) => overrides)).toEqual([undefined, { b: '1.0.0' }]);
    expect(asked[0]!.folder).toBe(site.path);
    expect(asked[1]!.files).toEqual(['package-lock.json', 'package.json']);
    expect(fs.existsSync(asked[1]!.folder)).toBe(false);
    expect(site.read('package.json')).toBe(manifest);
  });

  it('passes on what npm says', async () => {
    const stderr = `npm warn something
npm error code ERESOLVE
npm error Could not resolve dependency
npm error A complete log of this run can be found in: /log
`;
    const { commands } = commandsWith({ code: 1, stderr });
    await expect(commands.uninstall(['a'])).rejects.toThrow(
      /npm uninstall failed.*It says:\nnpm error code ERESOLVE\nnpm error Could not resolve dependency$/,
    );
  });
});

describe('a cut in a copy', () => {
  const old = { page: 'docs/a/index.mdx', demo: 'Old', since: '9.0.0', faults: [] };
  const site = () => {
    const { path: folder } = makeFolder({
      'config/leftOutDemos.json': JSON.stringify([old]),
      '.gitignore': 'node_modules\n',
      'node_modules/.package-lock.json': '{}',
    });
    commitAll(folder);
    return folder;
  };

  it('tells what is new on its list, and leaves nothing', async () => {
    const left = { page: 'docs/b/index.mdx', demo: 'New', since: '9.1.0', faults: ['b'] };
    let copy = '';
    const commands = realCommands(site(), async (command, args, cwd) => {
      copy = cwd;
      expect([command, ...args]).toEqual(['tsx', 'tools/version/cut.ts', 'x', '8.9.2']);
      const file = path.join(cwd, 'config/leftOutDemos.json');
      const list = JSON.parse(fs.readFileSync(file, 'utf8')) as object[];
      fs.writeFileSync(file, JSON.stringify([...list, left]));
      return { code: 0, stdout: '', stderr: '' };
    });
    expect(await commands.cutApart(['x', '8.9.2'])).toEqual([left]);
    expect(copy).not.toBe('');
    expect(fs.existsSync(copy)).toBe(false);
  });

  it('that fails says why, and leaves nothing either', async () => {
    let copy = '';
    const commands = realCommands(site(), async (_command, _args, cwd) => {
      copy = cwd;
      return { code: 1, stdout: '', stderr: 'No space left.\n' };
    });
    await expect(commands.cutApart(['x', '8.9.2'])).rejects.toThrow(
      /in a copy of the project: No space left\.$/,
    );
    expect(fs.existsSync(copy)).toBe(false);
  });
});

describe('freezing', () => {
  it('builds the version alone, a process for bundling and one for rendering each language', async () => {
    const steps: [string, Readonly<Record<string, string>> | undefined][] = [];
    const commands = realCommands('/site', async (command, args, _cwd, _signal, environment) => {
      steps.push([`${command} ${args.slice(0, 3).join(' ')}`, environment]);
      return { code: 0, stdout: '', stderr: '' };
    });
    expect(await commands.buildVersion('x', '8.9.2')).toMatch(/^\/site\/node_modules\/\.cache\//);
    expect(steps.map(([step]) => step)).toEqual([
      'docusaurus build --locale en',
      'docusaurus build --locale en',
      'docusaurus build --locale zh',
      'docusaurus build --locale zh',
    ]);
    for (const [, environment] of steps) {
      expect(environment).toMatchObject({
        FREEZE_VERSION: 'x/8.9.2',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      });
    }
  });

  it('ends at the first process that fails, with what it said last', async () => {
    const { commands, calls } = commandsWith({}, { code: 1, stderr: 'out of memory' });
    await expect(commands.buildVersion('x', '8.9.2')).rejects.toThrow(
      /cannot be built:[^]*out of memory/,
    );
    expect(calls).toHaveLength(2);
  });

  it('goes on after a cut in a process of its own', async () => {
    const { commands, calls } = commandsWith(
      { stdout: 'Digest: 1a2b\n' },
      { code: 1, stderr: 'No' },
    );
    expect(await commands.freezeApart('x', '8.9.2')).toBe('Digest: 1a2b');
    expect(calls).toEqual(['/site$ tsx tools/version/freeze.ts x 8.9.2 --uncommitted']);
    await expect(commands.freezeApart('x', '8.9.2')).rejects.toThrow('No');
  });
});
