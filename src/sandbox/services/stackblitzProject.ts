import type { Project } from '@stackblitz/sdk';
import { demoPath } from '../rules/demoPath';
import type { ProjectFiles, SandboxChoice } from '../rules/types';

/**
 * A project as StackBlitz's `openProject` takes it, to run in its Node container.
 * @returns the project, and the file to open first
 */
export function stackblitzProject(
  files: ProjectFiles,
  choice: SandboxChoice,
): { project: Project; openFile: string } {
  return {
    project: {
      title: `${choice.name} demo — ${choice.product}`,
      description: `${choice.name}, a demo of the ${choice.product} documentation`,
      template: 'node',
      files,
    },
    openFile: demoPath(choice),
  };
}
