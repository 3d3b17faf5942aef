export interface Review {
  id: number;
  book: string;
  reader: string;
  stars: number;
  text: string;
}

export const reviews: Review[] = [
  {
    id: 1,
    book: 'The Salt Road',
    reader: 'Amara',
    stars: 5,
    text: 'Read it in two nights. The chapters on the lighthouse keepers are the best thing I have come across this year, and the maps at the end made me start again from page one.',
  },
  {
    id: 2,
    book: 'Winter Orchard',
    reader: 'Jonas',
    stars: 3,
    text: 'Slow, but pretty.',
  },
  {
    id: 3,
    book: 'Eleven Bridges',
    reader: 'Sofia',
    stars: 4,
    text: 'Clever plot with one coincidence too many. I would still recommend it for a long train ride, because every chapter ends where you cannot put it down.',
  },
  {
    id: 4,
    book: 'Small Weather',
    reader: 'Pelle',
    stars: 2,
    text: 'The blurb promises a mystery. There is none.',
  },
  {
    id: 5,
    book: 'Glass Harbor',
    reader: 'Ines',
    stars: 5,
    text: 'A family saga that never loses its thread. Four generations, one boatyard, and a last sentence that I had to read out loud.',
  },
];
