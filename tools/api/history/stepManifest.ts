/** A package.json as npm reads it. */
export interface StepManifest {
  private: true;
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/**
 * The package.json with which the libraries of a step are installed. Everything in it is exact, also for
 * what the libraries ask for themselves: types that come from elsewhere have to be the same at every step.
 * @param libraries - versions of the libraries
 * @param around - versions of what the libraries are built on
 */
export function stepManifest(
  libraries: Readonly<Record<string, string>>,
  around: Readonly<Record<string, string>>,
): StepManifest {
  const dependencies = { ...libraries, ...around };
  return {
    private: true,
    dependencies,
    overrides: Object.fromEntries(Object.keys(dependencies).map((name) => [name, `$${name}`])),
  };
}
