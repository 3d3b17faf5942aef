/** Every option of the version tools that takes npm's form. */
const ourOptions = ['--dry-run', '--next', '--href'];

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable in which npm hands on an option: `--dry-run` → `npm_config_dry_run`. */
const variableOf = (option: string) =>
  `npm_config_${option.replace(/^--/, '').replaceAll('-', '_')}`;

/**
 * The options that npm took for its own, because no ` -- ` stood before them; the tool does not get these.
 * @param options - that the tool knows
 * @param environment - of the process
 */
export function swallowedByNpm(options: readonly string[], environment: Environment): string[] {
  return options.filter((option) => environment[variableOf(option)] !== undefined);
}

/**
 * An environment for npm without the options of the version tools: with `npm_config_dry_run` it would say
 * that it has installed and install nothing.
 */
export function withoutOurOptions(environment: Environment): Record<string, string | undefined> {
  const variables = new Set(ourOptions.map(variableOf));
  // npm reads its variables in upper and lower case, with hyphens or underscores.
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !variables.has(name.toLowerCase().replaceAll('-', '_')),
    ),
  );
}
