'use strict';

const { parseArgs } = require('node:util');
const { Refusal } = require('./refusal.cjs');

/** Refuses options that would be passed over: whoever gives one expects that it does something. */
function demandUse(options, needs, apart) {
  const given = (name) => Object.hasOwn(options, name);
  for (const [name, others] of Object.entries(needs)) {
    if (given(name) && !others.some(given)) {
      throw new Refusal(
        `${name} does nothing without ${others.join(' or ')}. Give both or none`,
        2,
      );
    }
  }
  for (const names of apart) {
    const [one, other] = names.filter(given);
    if (other !== undefined) {
      throw new Refusal(`${one} and ${other} exclude each other. Give one of them`, 2);
    }
  }
}

/**
 * Splits the arguments of a command into words and options.
 * @param {readonly string[]} given
 * @param {Readonly<Record<string, boolean>>} known options by name, `--next`; true if a value follows
 * @param {{ usage: string, takes?: 'nothing' | 'words' | 'anything', needs?: Readonly<Record<string, readonly string[]>>, apart?:
 * readonly (readonly string[])[] }} rules `usage`: the command as it is typed; `takes`: what else may stand there, by default nothing;
 * anything is what another program gets; `needs`: options by name that do something only beside one of others; `apart`: options of
 * which one at most may stand there
 * @returns {{ words: string[], options: Record<string, string>, rest: string[] }} the value of an option without one is '';
 * `rest` is all that is not a known option, in its order
 * @throws a Refusal (code 2) of an unknown option, one that is there twice, one without its value or with one too many, one that does
 * nothing beside the others or without them, a word too many
 */
function parseOptions(given, known, { usage, takes = 'nothing', needs = {}, apart = [] }) {
  const { tokens } = parseArgs({
    args: [...given],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known)
        .filter(([, hasValue]) => hasValue)
        .map(([name]) => [name.replace(/^--/, ''), { type: 'string' }]),
    ),
  });
  const mend = `Write ${usage}`;
  const words = [];
  const options = {};
  const used = new Set();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words.push(token.value);
      continue;
    }
    const name = token.kind === 'option' ? token.rawName : '--';
    if (!Object.hasOwn(known, name)) {
      if (takes === 'anything') continue;
      const all = [...Object.keys(known), '--help'];
      throw new Refusal(
        `Unknown option ${name}; known ${all.length === 1 ? 'is' : 'are'} ${all.join(', ')}. ${mend}`,
        2,
      );
    }
    if (Object.hasOwn(options, name)) throw new Refusal(`${name} stands twice. Give it once`, 2);
    if (!known[name]) {
      if (token.value !== undefined) {
        throw new Refusal(`${name} takes no value. Write it alone`, 2);
      }
      options[name] = '';
    } else {
      if (!token.value || (!token.inlineValue && token.value.startsWith('-'))) {
        throw new Refusal(`${name} has no value. ${mend}`, 2);
      }
      options[name] = token.value;
      if (!token.inlineValue) used.add(token.index + 1);
    }
    used.add(token.index);
  }
  demandUse(options, needs, apart);
  if (takes === 'nothing' && words.length > 0) {
    throw new Refusal(`"${words.join(' ')}" is too much. ${mend}`, 2);
  }
  return { words, options, rest: given.filter((_, index) => !used.has(index)) };
}

module.exports = { parseOptions };
