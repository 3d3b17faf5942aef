export const boardings = [
  { month: 'Jan', island: 31, harbour: 48, night: 9 },
  { month: 'Feb', island: 34, harbour: 46, night: 8 },
  { month: 'Mar', island: 45, harbour: 52, night: 11 },
  { month: 'Apr', island: 61, harbour: 55, night: 14 },
  { month: 'May', island: 78, harbour: 58, night: 19 },
  { month: 'Jun', island: 96, harbour: 63, night: 26 },
];

export const thousands = (value: number | null) =>
  value === null ? 'no service' : `${value},000 passengers`;
