export interface Station {
  id: string;
  name: string;
  district: string;
  docks: number;
  bikes: number;
  status: 'Open' | 'Limited' | 'Closed';
  note: string;
}

export const statuses: Station['status'][] = ['Open', 'Limited', 'Closed'];

export const stations: Station[] = [
  {
    id: 'ST-104',
    name: 'Harbor Gate',
    district: 'Waterfront',
    docks: 32,
    bikes: 21,
    status: 'Open',
    note: 'Card reader replaced, no open work.',
  },
  {
    id: 'ST-118',
    name: 'Customs House',
    district: 'Waterfront',
    docks: 24,
    bikes: 3,
    status: 'Limited',
    note: 'Refill every morning before eight.',
  },
  {
    id: 'ST-121',
    name: 'Fish Market',
    district: 'Waterfront',
    docks: 18,
    bikes: 16,
    status: 'Open',
    note: 'Two docks at the south end are stiff.',
  },
  {
    id: 'ST-203',
    name: 'Mill Lane',
    district: 'Old Town',
    docks: 20,
    bikes: 0,
    status: 'Closed',
    note: 'Closed while the street is resurfaced.',
  },
  {
    id: 'ST-215',
    name: 'Clock Tower',
    district: 'Old Town',
    docks: 28,
    bikes: 19,
    status: 'Open',
    note: 'Busy on market days.',
  },
  {
    id: 'ST-220',
    name: 'Theater Square',
    district: 'Old Town',
    docks: 30,
    bikes: 12,
    status: 'Open',
    note: 'Lighting repaired.',
  },
  {
    id: 'ST-309',
    name: 'North Campus',
    district: 'University',
    docks: 40,
    bikes: 8,
    status: 'Limited',
    note: 'Empty around noon during the term.',
  },
  {
    id: 'ST-312',
    name: 'Library',
    district: 'University',
    docks: 26,
    bikes: 25,
    status: 'Open',
    note: 'Move bikes to North Campus at ten.',
  },
  {
    id: 'ST-317',
    name: 'Botanic Garden',
    district: 'University',
    docks: 16,
    bikes: 7,
    status: 'Open',
    note: 'Hedge trimmed, docks reachable again.',
  },
];
