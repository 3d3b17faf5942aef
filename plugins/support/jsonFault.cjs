// Plain JavaScript, because commands use it before anything is installed. Node's own parser says where a fault is only sometimes, and
// never the line before Node 22.

/* eslint-disable no-control-regex -- which JSON forbids in texts */
const value =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/* eslint-enable no-control-regex */

/** A cursor over the text, which throws `{ at, wanted }` at the first fault. */
class Reader {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
    this.at = 0;
  }

  skip() {
    while (/[ \t\n\r]/.test(this.source[this.at] ?? '')) this.at += 1;
  }

  /** Takes a sign if it stands here. */
  takes(sign) {
    this.skip();
    if (this.source[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  /** @returns {never} */
  fail(wanted) {
    throw Object.assign(new Error(wanted), { at: this.at });
  }

  match(pattern, wanted) {
    this.skip();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) this.fail(wanted);
    this.at += found[0].length;
  }

  members(close, one) {
    if (this.takes(close)) return;
    do one();
    while (this.takes(','));
    if (!this.takes(close)) this.fail(`a comma or ${close}`);
  }

  value() {
    if (this.takes('{')) {
      this.members('}', () => {
        this.match(text, 'a name in double quotes');
        if (!this.takes(':')) this.fail('a colon');
        this.value();
      });
    } else if (this.takes('[')) this.members(']', () => this.value());
    else this.match(value, 'a value');
  }
}

/**
 * Finds what keeps a text from being JSON.
 * @param {string} text with or without a byte order mark, which no column counts
 * @returns {{ line: number, column: number, reason: string } | undefined} from 1, and what stands there and what should; nothing if it
 *   is JSON
 */
function findJsonFault(text) {
  const source = text.replace(/^\uFEFF/, '');
  try {
    JSON.parse(source);
    return undefined;
  } catch {
    const reader = new Reader(source);
    let fault = { at: source.length, message: 'nothing more' };
    try {
      reader.value();
      reader.skip();
      fault.at = reader.at;
    } catch (error) {
      fault = error;
    }
    const before = source.slice(0, fault.at).split('\n');
    const rest = source.slice(fault.at).split('\n')[0].trimEnd();
    const found = fault.at >= source.length ? 'the file ends' : `"${rest.slice(0, 40)}" stands`;
    const merge = /^(?:<<<<<<<|=======|>>>>>>>)/.test(rest)
      ? '. A merge was left half-done there'
      : '';
    return {
      line: before.length,
      column: before.at(-1).length + 1,
      reason: `${found} where ${fault.message} should be${merge}`,
    };
  }
}

/**
 * The same as words that go on after the name of a file.
 * @param {string} text
 * @returns {string | undefined} `line:column: no valid JSON: …`
 */
function jsonFault(text) {
  const fault = findJsonFault(text);
  return fault && `${fault.line}:${fault.column}: no valid JSON: ${fault.reason}`;
}

module.exports = { findJsonFault, jsonFault };
