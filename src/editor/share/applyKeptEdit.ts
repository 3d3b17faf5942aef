import data from '@generated/demos/default/editor.json';
import type { LoadedProject, SandboxRequest } from '../../sandbox';
import { analyseScript } from '../program/analyseScript';
import { readEdit } from '../rules/keptEdit';
import { editedProject } from './editedProject';

/** All that scripts import, of files by name. */
export function requestsOf(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files)
    .filter(([name]) => /\.[jt]sx?$/.test(name))
    .flatMap(([name, text]) => analyseScript(name, text).imports.map(({ request }) => request));
}

/**
 * Puts what is kept of a reader's changes into the project of a demo.
 * @returns the project as it is where nothing is kept
 */
export function applyKeptEdit(
  project: LoadedProject,
  { demo, style, code }: Pick<SandboxRequest, 'demo' | 'style' | 'code'>,
): LoadedProject {
  const edit = readEdit(() => window.localStorage, { id: demo, style, code });
  if (!edit) return project;
  return editedProject(project, edit.files, requestsOf(edit.files), data.versions);
}
