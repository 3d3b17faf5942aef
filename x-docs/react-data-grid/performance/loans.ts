export interface Loan {
  id: number;
  title: string;
  reader: string;
  due: string;
}

const list: [string, string, string][] = [
  ['The Long Meadow', 'A. Brandt', '3 March'],
  ['Salt and Iron', 'J. Okafor', '4 March'],
  ['Bread for Beginners', 'M. Silva', '4 March'],
  ['A Short History of Rope', 'P. Lindqvist', '6 March'],
  ['Night Trains', 'A. Brandt', '9 March'],
  ['Birds of the Estuary', 'R. Haddad', '10 March'],
];

export const loans: Loan[] = list.map(([title, reader, due], index) => ({
  id: index + 1,
  title,
  reader,
  due,
}));
