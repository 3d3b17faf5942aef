import { readJson } from '../../ui/rules/readJson';
import { packCacheName, packOfCache } from '../rules/packs/packCache.js';
import {
  packFileOf,
  packIndexFile,
  parsePackIndex,
  parsePackManifest,
  type PackEntry,
  type PackIndex,
  type PackManifest,
} from '../rules/packs/packFiles';
import { PackError, packError, type PackProblem } from './packError';
import { savePack } from './savePack';

/**
 * `absent`: nothing is saved. `partial`: saving was interrupted. `outdated`: it is saved, and the host has a newer state.
 */
export type PackStatus = 'absent' | 'saving' | 'partial' | 'saved' | 'outdated';

/** A product that can be or is saved. */
export interface Pack {
  entry: PackEntry;
  status: PackStatus;
  /** Bytes that are there while it is being saved. */
  done: number;
  problem?: PackProblem;
  /** The host does not have it any more, so that what is there of it can only be removed. */
  isGone?: true;
}

/** The last thing that has happened, for those who hear it. */
export interface PackEvent {
  name: string;
  what: 'saved' | 'stopped' | 'removed' | PackProblem;
}

export interface PacksState {
  packs: readonly Pack[];
  /** `unreachable`: the host's list of products has not arrived, and only what is saved is known. */
  list: 'loading' | 'there' | 'unreachable';
  event?: PackEvent;
}

/** Bytes that an origin may have and has. */
export interface Room {
  quota?: number;
  usage?: number;
}

/** What keeping products needs of the browser; tests pass their own. */
export interface PackBrowser {
  /** Path of the language, with a slash at both ends. */
  base: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** How much room there is; some browsers do not say. */
  estimate: () => Promise<Room>;
  /** Asks the browser not to remove what is saved when it needs room. */
  persist: () => Promise<unknown>;
  /** Has the worker of a page registered, which may be on the other site of this language. */
  register: (pathname: string) => Promise<unknown>;
}

export interface PackStore {
  getState: () => PacksState;
  subscribe: (listener: () => void) => () => void;
  /** Reads what the host has and what is saved. Never rejects. */
  load: () => Promise<void>;
  /** Saves, resumes or brings up to date. Never rejects: the state says how it went. */
  save: (id: string) => Promise<void>;
  stop: (id: string) => void;
  /** Removes what is saved, unless it is being saved. Never rejects. */
  remove: (id: string) => Promise<void>;
  isSaving: () => boolean;
}

const entryOf = ({ id, name, digest, pages, files }: PackManifest): PackEntry => ({
  id,
  name,
  digest,
  pages: pages.length,
  files: files.length,
  bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
});

/** Of a product of which nothing is known but that a part of it is there. */
const unknownEntry = (id: string): PackEntry => ({
  id,
  name: id,
  digest: '',
  pages: 0,
  files: 0,
  bytes: 0,
});

/** Keeps which products of a language are saved. */
export function createPackStore(browser: PackBrowser): PackStore {
  const { base, caches } = browser;
  let state: PacksState = { packs: [], list: 'loading' };
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  const set = (next: Partial<PacksState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const change = (id: string, next: Partial<Pack>, event?: PackEvent) =>
    set({
      packs: state.packs.map((pack) => (pack.entry.id === id ? { ...pack, ...next } : pack)),
      ...(event && { event }),
    });
  const packOf = (id: string) => state.packs.find(({ entry }) => entry.id === id);

  const fetchJson = async (address: string): Promise<unknown> => {
    const answer = await browser
      .fetch(base + address, { cache: 'no-cache' })
      .catch((error: unknown) => {
        throw packError(error, 'fetch');
      });
    if (!answer.ok) throw new PackError('gone', `${address} answers ${answer.status}`);
    return readJson(address, answer);
  };

  /** The list of a saved product; nothing where it is not whole. */
  const savedManifest = async (id: string): Promise<PackManifest | undefined> => {
    const cacheName = packCacheName(base, id);
    const kept = await caches.match(base + packFileOf(id), { cacheName });
    if (!kept) return undefined;
    try {
      return parsePackManifest(await kept.json(), id);
    } catch {
      // As if it were interrupted: saving looks at each file and writes the list anew.
      return undefined;
    }
  };

  async function read(): Promise<Pick<PacksState, 'packs' | 'list'>> {
    let index: PackIndex | undefined;
    try {
      index = parsePackIndex(await fetchJson(packIndexFile));
    } catch {
      // What is saved can be shown and removed all the same.
    }
    const names = await caches.keys().catch((): string[] => []);
    const saved = new Set(names.flatMap((name) => packOfCache(name, base) ?? []));
    const manifests = new Map<string, PackManifest | undefined>();
    for (const id of saved) manifests.set(id, await savedManifest(id).catch(() => undefined));
    const listed = new Set(index?.packs.map(({ id }) => id));
    const others = [...saved]
      .filter((id) => !listed.has(id))
      .map((id) => {
        const manifest = manifests.get(id);
        return manifest ? entryOf(manifest) : (packOf(id)?.entry ?? unknownEntry(id));
      });
    const packs = [...(index?.packs ?? []), ...others].map((entry): Pack => {
      const { id, digest } = entry;
      const before = packOf(id);
      if (running.has(id) && before) return before;
      const manifest = manifests.get(id);
      const status: PackStatus = !saved.has(id)
        ? 'absent'
        : !manifest
          ? 'partial'
          : manifest.digest === digest
            ? 'saved'
            : 'outdated';
      return { entry, status, done: 0, ...(index && !listed.has(id) && { isGone: true }) };
    });
    return { packs, list: index ? 'there' : 'unreachable' };
  }
  const load = async () => set(await read());

  /** Rather than filling the device up to the last byte first. */
  async function demandRoom(manifest: PackManifest): Promise<void> {
    const { quota, usage = 0 }: Room = await browser.estimate().catch(() => ({}));
    const { bytes } = entryOf(manifest);
    if (quota !== undefined && quota - usage < bytes) {
      throw new PackError('full', `${bytes} bytes are needed, ${quota - usage} are there`);
    }
  }

  /** @param isFirst - whether nothing of it is there yet */
  async function saveOnce(id: string, isFirst: boolean, signal: AbortSignal): Promise<void> {
    const manifest = await fetchJson(packFileOf(id))
      .then((answer) => parsePackManifest(answer, id))
      .catch((error: unknown) => {
        if (error instanceof PackError) throw error;
        throw new PackError('broken', (error as Error).message, { cause: error });
      });
    change(id, { entry: entryOf(manifest) });
    if (isFirst) await demandRoom(manifest);
    signal.throwIfAborted();
    const cache = await caches.open(packCacheName(base, id)).catch((error: unknown) => {
      throw packError(error, 'put');
    });
    const [page] = manifest.pages;
    if (page) await browser.register(base + page[0]).catch(() => {});
    await savePack(manifest, { base, cache, fetch: browser.fetch }, signal, (done) => {
      if (!signal.aborted) change(id, { done });
    });
  }

  async function save(id: string): Promise<void> {
    const before = packOf(id);
    if (!before || running.has(id)) return;
    const { name } = before.entry;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    change(id, { status: 'saving', done: 0, problem: undefined });
    // It may ask the reader, who may take his time.
    void browser.persist().catch(() => {});
    let what: PackEvent['what'] = 'saved';
    let problem: PackProblem | undefined;
    try {
      const isFirst = before.status === 'absent';
      await saveOnce(id, isFirst, signal).catch((error: unknown) => {
        // A release may have come meanwhile: its list names other files.
        if (error instanceof PackError && error.problem === 'gone') {
          return saveOnce(id, false, signal);
        }
        throw error;
      });
    } catch (error) {
      if (!signal.aborted) ({ problem } = packError(error, 'put'));
      what = problem ?? 'stopped';
    }
    running.delete(id);
    const { packs, list } = await read();
    const status = packs.find(({ entry }) => entry.id === id)?.status;
    // Another tab may have removed it meanwhile.
    if (what === 'saved' && status !== 'saved' && status !== 'outdated') what = 'removed';
    // Without the host's list, a product of which nothing is there is in no list, but was asked for.
    if (status) set({ list, packs });
    else change(id, { status: 'absent' });
    set({ event: { name, what } });
    if (problem) change(id, { problem });
  }

  async function remove(id: string): Promise<void> {
    if (running.has(id)) return;
    const name = packOf(id)?.entry.name ?? id;
    const isGone = await caches.delete(packCacheName(base, id)).then(
      () => true,
      () => false,
    );
    set({ ...(await read()), event: { name, what: isGone ? 'removed' : 'refused' } });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    save,
    stop: (id) => running.get(id)?.abort(),
    remove,
    isSaving: () => running.size > 0,
  };
}
