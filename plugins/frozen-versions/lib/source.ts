import fs from 'node:fs';
import path from 'node:path';

/** Where artefacts come from. */
export interface Source {
  /** As messages call it. */
  name: string;
  /**
   * Reads one of its files.
   * @param most - bytes that it may have
   * @throws with why it cannot be had; the message goes on after the name of the file
   */
  read: (file: string, most: number) => Promise<Buffer>;
}

/** How long a host may take for one file, in ms. */
const patience = 60_000;

/** A folder that holds artefacts. @throws if there is none */
export function folderSource(folder: string): Source {
  return {
    name: folder,
    read: async (file, most) => {
      if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
        throw new Error(`is not there, since ${folder} is no folder`);
      }
      const full = path.join(folder, file);
      const size = fs.statSync(full, { throwIfNoEntry: false })?.size;
      if (size === undefined) throw new Error('is not there');
      if (size > most) throw new Error(`has ${size} bytes, more than the ${most} that it may have`);
      return fs.promises.readFile(full);
    },
  };
}

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/**
 * A host that serves artefacts.
 * @param address - https, with a slash at the end
 * @param fetchFile - `fetch`, or what stands in for it
 */
export function originSource(address: string, fetchFile: Fetch = fetch): Source {
  return {
    name: address,
    read: async (file, most) => {
      const answer = await fetchFile(`${address}${file}`, {
        redirect: 'follow',
        signal: AbortSignal.timeout(patience),
      }).catch((error: unknown) => {
        throw new Error(`cannot be fetched: ${(error as Error).message}`, { cause: error });
      });
      if (answer.status !== 200) throw new Error(`is answered with the status ${answer.status}`);
      const type = answer.headers.get('content-type') ?? '';
      // What a host says in place of a file that it does not have.
      if (/^text\/html\b/i.test(type)) throw new Error('is answered with a page of HTML');
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
        size += part.length;
        if (size > most) throw new Error(`has more than the ${most} bytes that it may have`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    },
  };
}

/** The folder in which artefacts are unless `FROZEN_VERSIONS` says another place: beside the repository. */
export const defaultFolder = (siteDir: string): string =>
  `${path.resolve(siteDir)}-frozen-versions`;

const isAddress = (setting: string) => /^https:/i.test(setting);

/**
 * The folder that `FROZEN_VERSIONS` means.
 * @param setting - its value; a folder relative to the site, or nothing
 * @returns nothing where it is an address
 */
export function settingFolder(siteDir: string, setting: string): string | undefined {
  if (setting === '') return defaultFolder(siteDir);
  return isAddress(setting) ? undefined : path.resolve(siteDir, setting);
}

/** Where `FROZEN_VERSIONS` says that artefacts come from. */
export function openSource(siteDir: string, setting: string, fetchFile?: Fetch): Source {
  const folder = settingFolder(siteDir, setting);
  if (folder !== undefined) return folderSource(folder);
  return originSource(setting.endsWith('/') ? setting : `${setting}/`, fetchFile);
}
