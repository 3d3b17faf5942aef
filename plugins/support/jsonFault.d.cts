/** What keeps a text from being JSON, with line and column; nothing if it is JSON. See jsonFault.cjs. */
export function jsonFault(text: string): string | undefined;
