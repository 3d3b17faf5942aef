import { episodes } from './episodes';

function later<T>(answer: T) {
  return new Promise<T>((resolve) => {
    setTimeout(() => resolve(answer), 500);
  });
}

/** One page by its index. */
export function fetchPage(page: number, pageSize: number) {
  const start = page * pageSize;
  return later({
    rows: episodes.slice(start, start + pageSize),
    total: episodes.length,
    hasNextPage: start + pageSize < episodes.length,
  });
}

/** The rows after a cursor, and the cursor for those that follow. */
export function fetchAfter(cursor: string, pageSize: number) {
  const start = cursor === '' ? 0 : Number(cursor.replace('ep-', ''));
  const rows = episodes.slice(start, start + pageSize);
  const next = start + pageSize;
  return later({
    rows,
    nextCursor: next < episodes.length ? `ep-${next}` : null,
  });
}
