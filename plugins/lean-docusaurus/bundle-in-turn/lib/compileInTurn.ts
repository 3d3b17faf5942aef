/** What Docusaurus reads of the result of a bundler's run. */
export interface Result {
  hasErrors(): boolean;
  toJson(preset: 'errors-warnings'): { errors?: unknown[]; warnings?: unknown[] };
}

/** What Docusaurus does with a bundler's compiler. */
export interface Compiler {
  run(done: (error: Error | null, result?: Result) => void): void;
  close(done: (error?: Error | null) => void): void;
}

interface Outcome {
  failed: boolean;
  errors: readonly unknown[];
  warnings: readonly unknown[];
}

/**
 * Runs a compiler and closes it, whatever comes of it.
 * @returns plain values: a function made here would keep the compiler in reach, and its memory
 */
function compile(compiler: Compiler): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    compiler.run((failure, result) => {
      const { errors = [], warnings = [] } = result?.toJson('errors-warnings') ?? {};
      const failed = result?.hasErrors() ?? false;
      compiler.close((error) => {
        if (failure ?? error) reject(failure ?? error);
        else resolve({ failed, errors, warnings });
      });
    });
  });
}

/**
 * One compiler for several bundles of which each is begun when the one before is finished and its memory is free.
 * The first with errors is the last one made.
 * @param start - makes the compiler of a bundle
 * @param configs - of the bundles; the last one comes first, as Docusaurus puts the larger one, the browser's, in front
 */
export function compileInTurn<Config>(
  start: (config: Config) => Compiler,
  configs: readonly Config[],
): Compiler {
  async function compileAll(): Promise<Result> {
    const outcomes: Outcome[] = [];
    for (const config of configs.toReversed()) {
      const outcome = await compile(start(config));
      outcomes.push(outcome);
      if (outcome.failed) break;
    }
    return {
      hasErrors: () => outcomes.some(({ failed }) => failed),
      toJson: () => ({
        errors: outcomes.flatMap(({ errors }) => errors),
        warnings: outcomes.flatMap(({ warnings }) => warnings),
      }),
    };
  }
  return {
    run: (done) => void compileAll().then((result) => done(null, result), done),
    // Each has been closed.
    close: (done) => done(),
  };
}
