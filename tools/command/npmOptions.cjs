'use strict';

/** Every option of the version commands that takes npm's form. */
const ourOptions = ['--dry-run', '--next', '--href'];

/** The variable in which npm hands on an option: `--dry-run` → `npm_config_dry_run`. */
const variableOf = (option) => `npm_config_${option.replace(/^--/, '').replaceAll('-', '_')}`;

/**
 * The options that npm took for its own, because no ` -- ` stood before them; the command does not get these.
 * @param {readonly string[]} options that the command knows
 * @param {Readonly<Record<string, string | undefined>>} environment of the process
 * @returns {string[]}
 */
function swallowedByNpm(options, environment) {
  return options.filter((option) => environment[variableOf(option)] !== undefined);
}

/**
 * An environment for npm without the options of the version commands: with `npm_config_dry_run` it would say
 * that it has installed and install nothing.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string | undefined>}
 */
function withoutOurOptions(environment) {
  const variables = new Set(ourOptions.map(variableOf));
  // npm reads its variables in upper and lower case, with hyphens or underscores.
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !variables.has(name.toLowerCase().replaceAll('-', '_')),
    ),
  );
}

module.exports = { swallowedByNpm, withoutOurOptions };
