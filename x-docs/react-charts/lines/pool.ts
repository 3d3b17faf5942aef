export const swimmers = [
  { hour: 6, lanes: 38, leisure: 4, sauna: 2 },
  { hour: 8, lanes: 51, leisure: 12, sauna: 6 },
  { hour: 10, lanes: 24, leisure: 47, sauna: 15 },
  { hour: 12, lanes: 33, leisure: 58, sauna: 11 },
  { hour: 14, lanes: 19, leisure: 84, sauna: 9 },
  { hour: 16, lanes: 27, leisure: 96, sauna: 18 },
  { hour: 18, lanes: 62, leisure: 71, sauna: 34 },
  { hour: 20, lanes: 45, leisure: 29, sauna: 52 },
  { hour: 22, lanes: 8, leisure: 5, sauna: 21 },
];

export const clock = (hour: number) => `${hour}:00`;

export const hourAxis = {
  dataKey: 'hour',
  valueFormatter: clock,
  domainLimit: 'strict' as const,
};
