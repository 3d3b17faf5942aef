/** The part of the site that a worker answers for. */
export interface WorkerSite {
  origin: string;
  /** Path of the language, with a slash at both ends. */
  base: string;
  /** `core` leaves `x/` alone; `x` answers for pages there only. */
  name: 'core' | 'x';
  /** Folders of other languages below the base, with a slash at the end. */
  others: string[];
}

/** `page`: network first. `file`: its address names its text, cache first. `data`: network first. */
export type Kind = 'page' | 'file' | 'data';

/**
 * What a worker does with a request.
 * @param isPage - whether it is a navigation
 * @returns undefined for what is left to the network: other hosts, the other site, other languages, ads
 */
export function kindOf(address: string, site: WorkerSite, isPage: boolean): Kind | undefined;

/** The address under which a copy is kept. */
export function keyOf(address: string, kind: Kind): string;

/** Whether an answer may be kept: no error, redirect or opaque one. */
export function mayKeep(response: Pick<Response, 'status' | 'type' | 'redirected'>): boolean;

/** Demos and pictures of this site that a text names, each once. */
export function namedIn(text: string, site: WorkerSite): string[];

/** The title of a page, out of its HTML; escaped as it is there. */
export function titleIn(html: string): string;
