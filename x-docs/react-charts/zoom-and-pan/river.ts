const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const formatDay = (date: Date) => dayFormat.format(date);

/** The first 120 days of a year. */
export const days = Array.from(
  { length: 120 },
  (_, index) => new Date(Date.UTC(2025, 0, 1 + index)),
);

export const dayAxis = {
  id: 'day',
  scaleType: 'utc' as const,
  data: days,
  domainLimit: 'strict' as const,
  valueFormatter: formatDay,
};

/** Water levels in centimeters at two gauges of a river. */
export const upstream = days.map((_, index) =>
  Math.round(
    180 + 60 * Math.sin(index / 19) + 25 * Math.sin(index / 4.3 + index ** 1.3),
  ),
);
export const downstream = upstream.map((level, index) =>
  Math.round(0.7 * (upstream[index - 2] ?? level) + 40),
);
