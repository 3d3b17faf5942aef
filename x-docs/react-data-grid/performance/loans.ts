export interface Loan {
  id: number;
  title: string;
  reader: string;
  due: string;
}

const list: [string, string, string][] = [
  ['The Long Meadow', 'A. Brandt', 'March 3'],
  ['Salt and Iron', 'J. Okafor', 'March 4'],
  ['Bread for Beginners', 'M. Silva', 'March 4'],
  ['A Short History of Rope', 'P. Lindqvist', 'March 6'],
  ['Night Trains', 'A. Brandt', 'March 9'],
  ['Birds of the Estuary', 'R. Haddad', 'March 10'],
];

export const loans: Loan[] = list.map(([title, reader, due], index) => ({
  id: index + 1,
  title,
  reader,
  due,
}));
