export type Status = 'reserved' | 'out' | 'returned';

export interface Rental {
  id: number;
  item: string;
  firstName: string;
  lastName: string;
  dailyRate: number;
  days: number;
  pickUp: string;
  status: Status;
  insured: boolean;
  battery: number;
  note: string;
}

export const rentals: Rental[] = [
  {
    id: 1,
    item: 'LED panel',
    firstName: 'Noor',
    lastName: 'Janssen',
    dailyRate: 38,
    days: 4,
    pickUp: '2025-06-02T09:30:00',
    status: 'returned',
    insured: true,
    battery: 82,
    note: 'Came back clean, one clamp is missing and was charged.',
  },
  {
    id: 2,
    item: 'Cinema camera',
    firstName: 'Hugo',
    lastName: 'Marchetti',
    dailyRate: 240,
    days: 6,
    pickUp: '2025-06-05T11:00:00',
    status: 'out',
    insured: true,
    battery: 64,
    note: 'Two spare batteries and the long lens are part of the set.',
  },
  {
    id: 3,
    item: 'Wireless mic',
    firstName: 'Ayla',
    lastName: 'Demir',
    dailyRate: 22,
    days: 1,
    pickUp: '2025-06-06T08:15:00',
    status: 'out',
    insured: false,
    battery: 15,
    note: 'Replace the battery before the next customer picks it up.',
  },
  {
    id: 4,
    item: 'Drone',
    firstName: 'Owen',
    lastName: 'Price',
    dailyRate: 130,
    days: 3,
    pickUp: '2025-06-10T14:00:00',
    status: 'reserved',
    insured: true,
    battery: 100,
    note: 'The pilot license was checked at the counter.',
  },
  {
    id: 5,
    item: 'Gimbal',
    firstName: 'Lucie',
    lastName: 'Fournier',
    dailyRate: 54,
    days: 2,
    pickUp: '2025-06-11T10:45:00',
    status: 'reserved',
    insured: false,
    battery: 91,
    note: 'Needs the plate for heavy cameras.',
  },
];
