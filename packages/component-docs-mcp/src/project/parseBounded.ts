/** No manifest or lockfile is nested nearly so deeply. */
const mostDepth = 200;

/**
 * Parses JSON that nobody vouches for: a few million brackets within each other take a parser many seconds and all memory.
 * @throws if it is no JSON, or nested too deeply
 */
export function parseBounded(text: string): unknown {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > mostDepth) throw new Error(`is nested more than ${mostDepth} levels deep`);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return JSON.parse(text);
}
