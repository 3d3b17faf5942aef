/** The heights of a page's rows and demos by their id, in px. */
export type RowHeights = Readonly<Record<string, number>>;

/** What is kept of an entry of the history when it is left. */
export interface Place {
  /** How far its page was scrolled, in px. */
  y: number;
  /** The id of what an address led to, if the page was still there. */
  target?: string;
  /** The link by which it was left: its `href`, and its place among those with the same one. */
  link?: readonly [href: string, index: number];
  /** Which of its page's groups were open: a digit for each, `1` or `0`. */
  groups?: string;
  /** How high its rows were. */
  heights?: RowHeights;
}

/** The places of a tab by the id of their entry, the latest last. */
export type Places = Map<string, Place>;

/** A tab keeps no more of them. */
const most = 100;

/** Keeps the place of an entry; the oldest ones go. What is known of its link stays unless there is another. */
export function keepPlace(places: Places, id: string, place: Place): void {
  const link = place.link ?? places.get(id)?.link;
  places.delete(id);
  places.set(id, { ...place, ...(link && { link }) });
  for (const oldest of places.keys()) {
    if (places.size <= most) break;
    places.delete(oldest);
  }
}

/** The places as text, for the storage of the tab. */
export const writePlaces = (places: Places): string => JSON.stringify([...places]);

const isLink = (value: unknown): value is Place['link'] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]);

const areHeights = (value: unknown): value is RowHeights =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((height) => Number.isFinite(height));

/** Reads what {@link writePlaces} wrote; whatever else stands there is no place. */
export function readPlaces(text: string | null): Places {
  const places: Places = new Map();
  let entries: unknown;
  try {
    entries = JSON.parse(text ?? '');
  } catch {
    return places;
  }
  for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
    const [id, place] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const { y, target, link, groups, heights } = (place ?? {}) as Partial<Place>;
    if (typeof id !== 'string' || typeof y !== 'number' || !Number.isFinite(y)) continue;
    places.set(id, {
      y,
      ...(typeof target === 'string' && { target }),
      ...(isLink(link) && { link }),
      ...(typeof groups === 'string' && { groups }),
      ...(areHeights(heights) && { heights }),
    });
  }
  return places;
}
