export interface Departure {
  id: string;
  time: string;
  destination: string;
  platform: string;
  delay: number;
}

export const departures: Departure[] = [
  {
    id: 'RE 11',
    time: '14:02',
    destination: 'Kassel',
    platform: '3',
    delay: 0,
  },
  {
    id: 'IC 204',
    time: '14:09',
    destination: 'Basel',
    platform: '7',
    delay: 4,
  },
  {
    id: 'RB 52',
    time: '14:15',
    destination: 'Korbach',
    platform: '1',
    delay: 0,
  },
  {
    id: 'ICE 579',
    time: '14:21',
    destination: 'Stuttgart',
    platform: '8',
    delay: 0,
  },
];

export const laterDepartures: Departure[] = [
  {
    id: 'RE 98',
    time: '14:26',
    destination: 'Erfurt',
    platform: '4',
    delay: 0,
  },
  {
    id: 'IC 336',
    time: '14:33',
    destination: 'Utrecht',
    platform: '7',
    delay: 0,
  },
  {
    id: 'RB 38',
    time: '14:40',
    destination: 'Eschwege',
    platform: '2',
    delay: 0,
  },
];
