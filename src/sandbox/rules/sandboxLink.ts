import type { CodeStyle } from '../../demos/rules/types';
import { demoPage } from './demoPage';

/** The services that take a project. */
export const sandboxServices = ['stackblitz', 'codesandbox'] as const;
export type SandboxService = (typeof sandboxServices)[number];

/** What the page that hands a demo over is asked for. */
export interface SandboxRequest {
  service: SandboxService;
  /** Id of the demo. */
  demo: string;
  style: CodeStyle;
  code: 'ts' | 'js';
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

const closed = {
  service: sandboxServices,
  style: ['system', 'css', 'tailwind'],
  code: ['ts', 'js'],
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
} as const;

/** Writes a request as the query of that page's address, with its question mark. */
export function writeSandboxQuery(request: SandboxRequest): string {
  return `?${new URLSearchParams(Object.entries(request)).toString()}`;
}

/**
 * Reads a request from a query, which anybody may have written.
 * @returns undefined if a value is missing or none of the known ones, or if there can be no such demo
 */
export function parseSandboxQuery(search: string): SandboxRequest | undefined {
  const query = new URLSearchParams(search);
  const demo = query.get('demo') ?? '';
  if (!demoPage(demo) || /[^\w./-]/.test(demo)) return undefined;
  const read = Object.entries(closed).map(([name, values]) => {
    const value = query.get(name);
    return [name, (values as readonly (string | null)[]).includes(value) ? value : undefined];
  });
  if (read.some(([, value]) => value === undefined)) return undefined;
  return { ...(Object.fromEntries(read) as Omit<SandboxRequest, 'demo'>), demo };
}

const editedParameter = 'edited';

/** The query of {@link writeSandboxQuery}, for a demo as the reader has changed it: the changes stand in the fragment. */
export function writeEditedQuery(request: SandboxRequest): string {
  return `${writeSandboxQuery(request)}&${editedParameter}`;
}

/** Whether a query asks for a demo as the reader has changed it. */
export function asksForEdited(search: string): boolean {
  return new URLSearchParams(search).has(editedParameter);
}
