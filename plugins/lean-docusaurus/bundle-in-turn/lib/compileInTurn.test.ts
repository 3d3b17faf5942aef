import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { rspack } from '@docusaurus/faster';
import { type Compiler, compileInTurn, type Result } from './compileInTurn';

interface Bundle {
  name: string;
  errors?: string[];
  warnings?: string[];
  failsToRun?: boolean;
  failsToClose?: boolean;
}

/** Compiles with a bundler that only notes what it is asked for. */
async function compile(...bundles: Bundle[]) {
  const log: string[] = [];
  const start = ({ name, errors = [], warnings = [], ...fails }: Bundle): Compiler => {
    log.push(`start ${name}`);
    let isClosed = false;
    const ask = <T>(answer: T): T => {
      if (isClosed) throw new Error(`${name} is closed`);
      return answer;
    };
    return {
      run: (done) =>
        setImmediate(() => {
          log.push(`run ${name}`);
          if (fails.failsToRun) done(new Error(`${name} cannot run`));
          else
            done(null, {
              hasErrors: () => ask(errors.length > 0),
              toJson: () => ask({ errors, warnings }),
            });
        }),
      close: (done) => {
        isClosed = true;
        log.push(`close ${name}`);
        done(fails.failsToClose ? new Error(`${name} cannot close`) : null);
      },
    };
  };
  const compiler = compileInTurn(start, bundles);
  const outcome = await new Promise<{ error: Error | null; result?: Result }>((resolve) => {
    compiler.run((error, result) => resolve({ error, result }));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return { log, ...outcome };
}

test('a bundle is begun when the one before is closed, the last one first', async () => {
  const { log, error, result } = await compile({ name: 'client' }, { name: 'server' });
  expect(log).toEqual([
    'start server',
    'run server',
    'close server',
    'start client',
    'run client',
    'close client',
  ]);
  expect(error).toBeNull();
  expect(result?.hasErrors()).toBe(false);
});

test('warnings of all bundles are told', async () => {
  const { result } = await compile(
    { name: 'client', warnings: ['large'] },
    { name: 'server', warnings: ['old'] },
  );
  expect(result?.toJson('errors-warnings')).toEqual({ errors: [], warnings: ['old', 'large'] });
});

test('after errors no other bundle is begun', async () => {
  const { log, result } = await compile({ name: 'client' }, { name: 'server', errors: ['typo'] });
  expect(log).not.toContain('start client');
  expect(result?.hasErrors()).toBe(true);
  expect(result?.toJson('errors-warnings').errors).toEqual(['typo']);
});

test.each([
  [{ failsToRun: true }, 'server cannot run'],
  [{ failsToClose: true }, 'server cannot close'],
])('a bundler that breaks down is told, and closed: %j', async (fails, message) => {
  const { log, error } = await compile({ name: 'client' }, { name: 'server', ...fails });
  expect(error?.message).toBe(message);
  expect(log).toEqual(['start server', 'run server', 'close server']);
});

test('the memory of a bundle can be freed before the next is begun', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
  const compilers: WeakRef<Compiler>[] = [];
  const left: boolean[] = [];
  const start = (): Compiler => {
    collectGarbage();
    left.push(compilers.some((each) => each.deref()));
    const compiler: Compiler = {
      run: (done) => setImmediate(() => done(null, { hasErrors: () => false, toJson: () => ({}) })),
      close: (done) => setImmediate(() => done()),
    };
    compilers.push(new WeakRef(compiler));
    return compiler;
  };
  await new Promise((resolve) => {
    compileInTurn(start, ['client', 'server']).run(resolve);
  });
  expect(left).toEqual([false, false]);
});

test('Rspack writes every bundle, and says what is wrong after it was closed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'in-turn-'));
  const configs = ['client', 'server'].map((name) => ({
    name,
    mode: 'production' as const,
    context: folder,
    entry: path.join(folder, `${name}.js`),
    output: { path: path.join(folder, 'out'), filename: `${name}.js` },
  }));
  const run = () =>
    new Promise<Result>((resolve, reject) => {
      compileInTurn((config) => rspack(config) as never, configs).run((error, result) =>
        error ? reject(error) : resolve(result!),
      );
    });
  try {
    fs.writeFileSync(path.join(folder, 'client.js'), 'console.log("in the browser")');
    fs.writeFileSync(path.join(folder, 'server.js'), 'console.log("on the server")');
    expect((await run()).hasErrors()).toBe(false);
    expect(fs.readdirSync(path.join(folder, 'out')).sort()).toEqual(['client.js', 'server.js']);

    fs.writeFileSync(path.join(folder, 'client.js'), 'import "./missing";');
    const failed = await run();
    expect(failed.hasErrors()).toBe(true);
    expect(JSON.stringify(failed.toJson('errors-warnings').errors)).toContain('missing');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
