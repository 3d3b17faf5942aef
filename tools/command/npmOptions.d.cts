type Environment = Readonly<Record<string, string | undefined>>;

/** The options that npm took for its own; see npmOptions.cjs. */
export function swallowedByNpm(options: readonly string[], environment: Environment): string[];

/** An environment for an inner npm; see npmOptions.cjs. */
export function withoutOurOptions(environment: Environment): Record<string, string | undefined>;
