import type { z } from 'zod';
import type { Project } from '../project/types';
import type { Language, LanguageSite } from '../site/openSite';

/** What tools answer from. */
export interface Context {
  open: (language: Language) => Promise<LanguageSite>;
  /** The language of calls that name none. */
  language: Language;
  /** The reader's project, with the packages of a site. */
  project: (packages: readonly string[]) => Project;
}

/** What a tool answers. */
export interface Answer {
  text: string;
  /** The same for programs, as far as they need it. */
  data?: Record<string, unknown>;
}

/** What a caller can mend: a page that is not there, a name that several things have. The model reads it. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

export interface Tool<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  schema: Schema;
  run: (input: z.infer<Schema>, context: Context) => Promise<Answer>;
}

/** Keeps the type of a tool's input between its schema and its function. */
export const defineTool = <Schema extends z.ZodObject>(tool: Tool<Schema>): Tool =>
  tool as unknown as Tool;
