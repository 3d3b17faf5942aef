import { type Dayjs } from 'dayjs';

const agenda: Record<string, number[]> = {
  '2025-04': [5, 19, 20],
  '2025-05': [3, 10, 24, 31],
  '2025-06': [14, 28],
};

/** Stands in for a server: the days of a month with a concert, after a while. */
export function fetchConcerts(month: Dayjs): Promise<number[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(agenda[month.format('YYYY-MM')] ?? []), 600);
  });
}
