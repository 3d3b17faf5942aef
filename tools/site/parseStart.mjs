/** Options of `docusaurus start` that the command looks at itself, by every name they have. */
const names = {
  '--locale': 'locale',
  '-l': 'locale',
  '--port': 'port',
  '-p': 'port',
  '--host': 'host',
  '-h': 'host',
};

/**
 * Reads of the options of the development server what has to be known before it starts.
 * @param {readonly string[]} args
 * @returns {{ locale: string, port: string | undefined, host: string | undefined }}
 * @throws if one of these options has no value
 */
export function parseStart(args) {
  const found = { locale: 'en', port: undefined, host: undefined };
  for (let index = 0; index < args.length; index += 1) {
    // `--port=3001`, and `-p3001` as the library that reads options has it.
    const [, name, , inline] = /^(--[\w-]+|-\w)(=?)(.+)?$/s.exec(args[index]) ?? [];
    const option = name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
    if (option === undefined) continue;
    const value = inline ?? args[(index += 1)];
    if (value === undefined || value === '' || (inline === undefined && value.startsWith('-'))) {
      throw new Error(
        `${name} needs a value, for example npm start -- ${name} ${option === 'locale' ? 'zh' : option === 'port' ? '3001' : '0.0.0.0'}`,
      );
    }
    found[option] = value;
  }
  return found;
}
