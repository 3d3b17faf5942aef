import { demoPage } from '../rules/demoPage';
import { parseSandboxSource } from '../rules/parseSandboxSource';
import { resolveVariant } from '../rules/resolveVariant';
import { patience } from './serviceState';
import type { SandboxRequest } from '../rules/sandboxLink';
import type { ProjectFiles, SandboxChoice, SandboxVariant } from '../rules/types';
import { viteProject } from '../rules/project/viteProject';

/** What the page that asks knows about itself. */
export interface SandboxSurroundings {
  /** Base of the site's addresses in this language, with its last slash. */
  baseUrl: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Title of the product that a page belongs to. */
  productOf: (page: string) => string;
  /** `fetch`. */
  ask: typeof fetch;
}

/** A demo as a project of its own. */
export interface LoadedProject {
  choice: SandboxChoice;
  files: ProjectFiles;
}

/** Makes of a demo what the reader has made of it, in the language of the project. */
export type VariantEdit = (variant: SandboxVariant, code: SandboxChoice['code']) => SandboxVariant;

/** The files of a demo did not arrive, or there are none. */
export class SandboxUnavailable extends Error {
  override name = 'SandboxUnavailable';
}

/**
 * Fetches the files of a demo and puts them into a project.
 * @param edit - what the reader has changed of them
 * @throws `SandboxUnavailable` if the files do not arrive; an Error that says why if there can be no project
 */
export async function loadProject(
  { demo, style, code, mode, direction }: Omit<SandboxRequest, 'service'>,
  { baseUrl, language, productOf, ask }: SandboxSurroundings,
  edit: VariantEdit = (variant) => variant,
): Promise<LoadedProject> {
  const place = demoPage(demo);
  if (!place) throw new SandboxUnavailable(`${demo} is no demo`);
  let content: unknown;
  try {
    // Asked for anew: its address stays the same from one release to the next.
    const response = await ask(`${baseUrl}sandboxes/${demo}.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(String(response.status));
    content = await response.json();
  } catch (cause) {
    throw new SandboxUnavailable(`The files of ${demo} did not arrive`, { cause });
  }
  const resolved = resolveVariant(parseSandboxSource(content), style);
  const choice: SandboxChoice = {
    name: place.name,
    product: productOf(place.page),
    style: resolved.style,
    code,
    mode,
    direction,
    language,
  };
  return { choice, files: viteProject(edit(resolved.variant, code), choice) };
}
