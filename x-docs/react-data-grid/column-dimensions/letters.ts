export interface Letter {
  id: number;
  shelf: string;
  sender: string;
  city: string;
  subject: string;
  pages: number;
}

export const letters: Letter[] = [
  {
    id: 1,
    shelf: 'B',
    sender: 'E. Rask',
    city: 'Bergen',
    subject: 'Price of copper wire',
    pages: 2,
  },
  {
    id: 2,
    shelf: 'B',
    sender: 'Marguerite de Villeneuve',
    city: 'Aix-en-Provence',
    subject: 'Thanks for the botanical drawings sent in autumn',
    pages: 11,
  },
  {
    id: 3,
    shelf: 'D',
    sender: 'J. Ortega',
    city: 'Quito',
    subject: 'Weather tables',
    pages: 34,
  },
  {
    id: 4,
    shelf: 'D',
    sender: 'Society of Clockmakers',
    city: 'Geneva',
    subject: 'Invitation',
    pages: 1,
  },
  {
    id: 5,
    shelf: 'F',
    sender: 'Theodora Blackwood-Hayes',
    city: 'Edinburgh',
    subject: 'Objections to the second edition of the atlas',
    pages: 7,
  },
  {
    id: 6,
    shelf: 'F',
    sender: 'A. Wei',
    city: 'Hangzhou',
    subject: 'Tea samples',
    pages: 3,
  },
];
