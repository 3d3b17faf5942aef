export interface Runner {
  id: number;
  bib: string;
  name: string;
  club: string;
  category: 'Open' | 'Masters' | 'Junior';
  minutes: number;
  paid: boolean;
}

export const categories: Runner['category'][] = ['Open', 'Masters', 'Junior'];

export const runners: Runner[] = [
  {
    id: 1,
    bib: 'A014',
    name: 'Ines Carvalho',
    club: 'Ridge Harriers',
    category: 'Open',
    minutes: 92,
    paid: true,
  },
  {
    id: 2,
    bib: 'A022',
    name: 'Tom Okafor',
    club: 'Ridge Harriers',
    category: 'Open',
    minutes: 97,
    paid: true,
  },
  {
    id: 3,
    bib: 'M003',
    name: 'Greta Lindqvist',
    club: 'Ridge Harriers',
    category: 'Masters',
    minutes: 104,
    paid: false,
  },
  {
    id: 4,
    bib: 'A031',
    name: 'Yuto Arai',
    club: 'Canal Runners',
    category: 'Open',
    minutes: 89,
    paid: true,
  },
  {
    id: 5,
    bib: 'M011',
    name: 'Paul Desrosiers',
    club: 'Canal Runners',
    category: 'Masters',
    minutes: 118,
    paid: true,
  },
  {
    id: 6,
    bib: 'J002',
    name: 'Mia Novak',
    club: 'Canal Runners',
    category: 'Junior',
    minutes: 111,
    paid: false,
  },
  {
    id: 7,
    bib: 'J007',
    name: 'Sam Whitfield',
    club: 'Hilltop AC',
    category: 'Junior',
    minutes: 109,
    paid: true,
  },
  {
    id: 8,
    bib: 'A045',
    name: 'Leila Haddad',
    club: 'Hilltop AC',
    category: 'Open',
    minutes: 95,
    paid: true,
  },
];
