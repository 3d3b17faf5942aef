import type { LoadedProject } from './loadProject';
import type { SandboxService } from '../rules/sandboxLink';
import { serviceOrigins } from '../rules/serviceNames';
import { stackblitzProject } from './stackblitzProject';

function post(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Hands a project over to a service, which takes the place of the page in this window. */
export async function sendProject(
  service: SandboxService,
  { choice, files }: LoadedProject,
): Promise<void> {
  if (service === 'codesandbox') {
    const { codesandboxFields } = await import('./codesandboxFields');
    post(
      `${serviceOrigins.codesandbox}/api/v1/sandboxes/define?environment=server`,
      codesandboxFields(files, choice),
    );
    return;
  }
  const { default: sdk } = await import('@stackblitz/sdk');
  const { project, openFile } = stackblitzProject(files, choice);
  sdk.openProject(project, { newWindow: false, openFile, origin: serviceOrigins.stackblitz });
}
