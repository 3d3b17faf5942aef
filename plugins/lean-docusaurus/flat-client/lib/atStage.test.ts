import { atStage } from './atStage';

/** Compiles nothing, with a hash of its own. */
function compile(hash: string | undefined) {
  const tapped: unknown[] = [];
  const acted = jest.fn();
  const compilation = {
    hash,
    hooks: {
      processAssets: {
        tap: (options: object, run: () => void) => {
          tapped.push(options);
          run();
        },
      },
    },
  };
  const compiler = {
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: 1000 } },
    hooks: {
      compilation: { tap: (_: string, run: (each: object) => void) => run(compilation) },
    },
  };
  atStage(compiler as never, 'Name', 'PROCESS_ASSETS_STAGE_SUMMARIZE', acted);
  return { tapped, acted, compilation };
}

it('acts at the stage, with the compilation and its hash', () => {
  const { tapped, acted, compilation } = compile('1a2b');
  expect(tapped).toEqual([{ name: 'Name', stage: 1000 }]);
  expect(acted.mock.calls).toEqual([[compilation, '1a2b']]);
});

it('refuses a compilation without a hash', () => {
  expect(() => compile(undefined)).toThrow('flat-client: the bundler names no hash');
});
