/** What a browser says of an error, as it was thrown. */
export interface ThrownError {
  name: string;
  message: string;
  stack: string;
}

/** Frames that are reported, from the innermost on. */
export const mostFrames = 5;

/** Characters of a value that analytics keeps. */
const longestFrame = 100;

/** Chrome: `    at run (https://docs.test/assets/a.js:1:20)`, or without a name and its parentheses. */
const indented = /^\s+at (?:.*\()?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;
/** Firefox and Safari: `run@https://docs.test/assets/a.js:1:20`. */
const plain = /^(?:[^@]*@)?(https?:\/\/[^\s@]+):(\d+):(\d+)$/;

/** Chrome begins with name and message, of which a line may look like a frame. */
function withoutMessage({ name, message, stack }: ThrownError): string {
  for (const head of [`${name}: ${message}`, message]) {
    if (head !== '' && stack.startsWith(head)) return stack.slice(head.length);
  }
  const at = message.includes('\n') ? stack.indexOf(message) : -1;
  return at === -1 ? stack : stack.slice(at + message.length);
}

/**
 * Reduces the stack of an error to places in this site's own scripts. Neither message, names of functions, query nor fragment is left,
 * since any of them may hold what a reader has typed.
 * @param origin - of the site, such as `https://docs.example.org`
 * @returns `/path/to/script.js:line:column`, from the innermost on, {@link mostFrames} at most; a long one without its beginning
 */
export function crashFrames(error: ThrownError, origin: string): string[] {
  const lines = withoutMessage(error).split('\n');
  const form = lines.some((line) => indented.test(line)) ? indented : plain;
  return lines
    .flatMap((line) => {
      const [, address, row, column] = form.exec(line) ?? [];
      if (!address?.startsWith(`${origin}/`)) return [];
      const path = address.slice(origin.length).replace(/[?#].*$/, '');
      return /^\/[\w./~-]+\.js$/.test(path)
        ? [`${path}:${row}:${column}`.slice(-longestFrame)]
        : [];
    })
    .slice(0, mostFrames);
}

/**
 * The name of an error if it is one that says of what kind it is, such as `TypeError`; `Error` for any other, since a program may call its
 * errors whatever it likes.
 */
export function errorKind(name: string): string {
  return /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(name) ? name : 'Error';
}
