import type { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Problems that an error names at most, and characters of each. */
const most = 10;
const longest = 300;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

/** A value as an error shows it: short ones only. */
function shown(value: unknown): string {
  if (value === undefined || typeof value === 'function') return '';
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? '' : `; it is ${text}`;
}

interface Detail {
  message: string;
  path: readonly unknown[];
  context?: { value?: unknown };
}

function format(plugin: string, messages: readonly string[]): Error {
  const lines = messages.slice(0, most).map((message) => `  - ${cut(message)}`);
  if (messages.length > most) lines.push(`  - and ${messages.length - most} more`);
  return new Error(
    `The options of the plugin ${plugin} are not as they should be (docusaurus.config.ts):\n${lines.join('\n')}`,
  );
}

/**
 * Makes an error that can be read of one that a check of options has thrown: that one carries all options along, and Docusaurus prints
 * them, page trees and all.
 * @param plugin - its name, for the error
 * @param check - returns the options with defaults
 * @throws naming plugin and problems, and nothing else
 */
export function withPlainErrors<Options>(plugin: string, check: () => Options): Options {
  try {
    return check();
  } catch (error) {
    const { details, message } = error as { details?: readonly Detail[]; message: string };
    // An option that is wrong itself before what is wrong within one.
    const sorted = details?.toSorted((a, b) => a.path.length - b.path.length);
    throw format(plugin, sorted?.map(textOf) ?? message.split('\n'));
  }
}

const textOf = ({ message, context }: Detail) =>
  // Some say the value themselves.
  /" is "/.test(message) ? message : `${message}${shown(context?.value)}`;

/**
 * Checks the options of a plugin.
 * @param plugin - its name, for the error
 * @param schema - without `id`, which Docusaurus adds
 * @returns the options with defaults
 * @throws one error that names every option that is wrong, missing or unknown
 */
export function checkOptions<Given, Complete>(
  plugin: string,
  schema: Joi.ObjectSchema,
  { validate, options }: OptionValidationContext<Given, Complete>,
): Complete {
  return withPlainErrors(plugin, () => {
    try {
      return validate(schema as never, options) as Complete;
    } catch (error) {
      // Docusaurus ends at the first one.
      const { id: _id, ...own } = (options ?? {}) as Record<string, unknown>;
      const all = schema.validate(own, { abortEarly: false, convert: false }).error;
      throw all ?? error;
    }
  });
}
