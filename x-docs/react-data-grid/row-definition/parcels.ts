export interface Parcel {
  code: string;
  depot: string;
  recipient: string;
  weight: number;
  state: 'ready' | 'overdue' | 'collected';
}

export const parcels: Parcel[] = [
  {
    code: 'A-118',
    depot: 'Harbor',
    recipient: 'Ilse Brandt',
    weight: 1.2,
    state: 'ready',
  },
  {
    code: 'A-119',
    depot: 'Harbor',
    recipient: 'Tomasz Zielinski',
    weight: 8.4,
    state: 'overdue',
  },
  {
    code: 'A-118',
    depot: 'Station',
    recipient: 'Mei Tanaka',
    weight: 0.6,
    state: 'collected',
  },
  {
    code: 'A-204',
    depot: 'Station',
    recipient: 'Farid Haddad',
    weight: 3.1,
    state: 'ready',
  },
  {
    code: 'A-210',
    depot: 'Station',
    recipient: 'Greta Olsen',
    weight: 12.5,
    state: 'overdue',
  },
];
