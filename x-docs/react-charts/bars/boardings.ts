export const boardings = [
  { month: 'Jan', island: 31, harbor: 48, night: 9 },
  { month: 'Feb', island: 34, harbor: 46, night: 8 },
  { month: 'Mar', island: 45, harbor: 52, night: 11 },
  { month: 'Apr', island: 61, harbor: 55, night: 14 },
  { month: 'May', island: 78, harbor: 58, night: 19 },
  { month: 'Jun', island: 96, harbor: 63, night: 26 },
];

export const thousands = (value: number | null) =>
  value === null ? 'no service' : `${value},000 passengers`;
