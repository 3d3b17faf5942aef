import type { Code } from 'mdast';
import { registry } from '../../../src/preferences/rules/registry';
import { convertCommand } from './convertCommand';
import { isLanguage, languages, type Language } from './languages';
import { parseMeta, type FenceMeta } from './parseMeta';

/** A code fence of a page, read and found in order. */
export interface Fence extends FenceMeta {
  language: Language;
  /** Without a line end at its end. */
  code: string;
  /** File and line, for messages. */
  where: string;
}

function commandFault(code: string): string | null {
  for (const manager of registry.packageManager.values) {
    const converted = convertCommand(code, manager);
    if ('unknown' in converted) {
      return `npm2yarn does not know "${converted.unknown}" in ${manager}; leave npm2yarn out`;
    }
  }
  return null;
}

function faultOf(
  { npm2yarn, ts2js, marked, title }: FenceMeta,
  { lang, value }: Code,
): string | null {
  if (npm2yarn && lang !== 'bash') return 'npm2yarn is for bash';
  if (ts2js && lang !== 'tsx' && lang !== 'ts') return 'ts2js is for tsx and ts';
  if (ts2js && title && /\.d\.[cm]?ts$/.test(title)) {
    return 'ts2js is for code of which JavaScript is left, and a file of declarations has none';
  }
  const command = npm2yarn ? commandFault(value) : null;
  if (command) return command;
  const lines = value.split('\n').length;
  const last = Math.max(0, ...marked);
  return last > lines ? `marks line ${last}, but has ${lines}` : null;
}

/**
 * Reads a code fence.
 * @param file - path of the page, for messages
 * @throws with file and line if its language or what stands after it is not known
 */
export function readFence(node: Code, file: string): Fence {
  const where = `${file}:${node.position?.start.line ?? '?'}`;
  if (!node.lang || !isLanguage(node.lang)) {
    throw new Error(
      `${where}: the code fence ${node.lang ? `names the unknown language "${node.lang}"` : 'names no language'}; use one of ${Object.keys(languages).join(', ')}`,
    );
  }
  let meta: FenceMeta;
  try {
    meta = parseMeta(node.meta ?? '');
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
  const fault = faultOf(meta, node);
  if (fault) throw new Error(`${where}: the code fence ${fault}`);
  return { ...meta, language: node.lang, code: node.value, where };
}
