import { SandboxUnavailable, type LoadedProject } from './loadProject';
import { projectName } from '../rules/project/projectName';

/**
 * Lets the reader keep a project as a zip file.
 * @throws `SandboxUnavailable` if what makes zip files does not arrive
 */
export async function saveZip({ choice, files }: LoadedProject): Promise<void> {
  const { zipProject } = await import('./zipProject').catch((cause: unknown) => {
    throw new SandboxUnavailable('What makes zip files did not arrive', { cause });
  });
  const name = projectName(choice.name);
  const bytes = zipProject(name, files);
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  // Not at once: Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
