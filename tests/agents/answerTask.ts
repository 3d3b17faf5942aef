import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { AgentTask } from './tasks';

/** Tokens, by the encoding o200k_base, that an assistant spends on reading about a task. */
export const tokenBudget = 8000;

/** What was read about a task. */
export interface TaskReading {
  task: string;
  /** Names that a right answer needs and that were not read. */
  missing: string[];
  tokens: number;
  /** What was called. */
  calls: string[];
}

interface SearchResult {
  path: string;
  kind: string;
  symbol?: string;
}

interface ToolResult {
  content: { type: string; text: string }[];
  structuredContent?: { results?: SearchResult[]; uses?: string[] };
}

/** A text as far as a number of tokens goes. */
function cutTokens(text: string, most: number): { text: string; tokens: number } {
  const tokens = countTokens(text);
  if (tokens <= most) return { text, tokens };
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countTokens(text.slice(0, middle)) <= most) low = middle;
    else high = middle - 1;
  }
  return { text: text.slice(0, low), tokens: most };
}

/**
 * Reads about a task as an assistant does that knows nothing of it, always in the same way: it searches with the words of the task, reads
 * the first two guides found, then the first two symbols found or used in those guides, until the budget is spent; each with the task as
 * query.
 * @param client - of the server
 */
export async function answerTask(
  client: Client,
  { task, needs }: AgentTask,
  language: 'en' | 'zh',
): Promise<TaskReading> {
  const calls: string[] = [];
  let room = tokenBudget;
  let read = '';
  const call = async (name: string, args: Record<string, unknown>): Promise<ToolResult> => {
    const result = (await client.callTool({ name, arguments: args })) as unknown as ToolResult;
    const part = cutTokens(result.content.map(({ text }) => text).join('\n'), room);
    read += `\n${part.text}`;
    room -= part.tokens;
    calls.push(`${name} ${String(args.page ?? args.name ?? '')}`.trim());
    return result;
  };
  const { structuredContent = {} } = await call('search', { query: task, language, limit: 8 });
  const { results = [], uses = [] } = structuredContent;
  const guides = [...new Set(results.filter(({ symbol }) => !symbol).map(({ path }) => path))];
  for (const page of guides.slice(0, 2))
    await call('get_page', { page, query: task, language, max_characters: 9000 });
  const symbols = [
    ...new Set([...results.flatMap(({ symbol }) => (symbol ? [symbol] : [])), ...uses]),
  ];
  for (const name of symbols.slice(0, 2)) {
    if (room < 200) break;
    await call('get_api', { name, query: task, language, max_characters: 7000 });
  }
  return {
    task,
    missing: needs.filter((name) => !read.includes(name)),
    tokens: tokenBudget - room,
    calls,
  };
}
