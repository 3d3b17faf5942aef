export interface Bike {
  id: number;
  frame: string;
  kind: string;
  dailyRate: number | null;
  lastService: Date;
  rentable: boolean;
}

export const kinds = ['City', 'Cargo', 'Gravel', 'Tandem'];

export const bikes: Bike[] = [
  {
    id: 11,
    frame: 'CT-204',
    kind: 'City',
    dailyRate: 18,
    lastService: new Date(2025, 4, 6),
    rentable: true,
  },
  {
    id: 12,
    frame: 'CG-031',
    kind: 'Cargo',
    dailyRate: 42,
    lastService: new Date(2025, 3, 22),
    rentable: true,
  },
  {
    id: 13,
    frame: 'GR-118',
    kind: 'Gravel',
    dailyRate: null,
    lastService: new Date(2025, 5, 2),
    rentable: false,
  },
  {
    id: 14,
    frame: 'TD-007',
    kind: 'Tandem',
    dailyRate: 36,
    lastService: new Date(2025, 1, 17),
    rentable: true,
  },
  {
    id: 15,
    frame: 'CT-219',
    kind: 'City',
    dailyRate: null,
    lastService: new Date(2025, 4, 28),
    rentable: true,
  },
];
