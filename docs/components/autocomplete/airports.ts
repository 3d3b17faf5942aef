export interface Airport {
  code: string;
  city: string;
  region: string;
}

export const airports: Airport[] = [
  { code: 'NBO', city: 'Nairobi', region: 'Africa' },
  { code: 'ACC', city: 'Accra', region: 'Africa' },
  { code: 'CPT', city: 'Cape Town', region: 'Africa' },
  { code: 'CMN', city: 'Casablanca', region: 'Africa' },
  { code: 'YUL', city: 'Montréal', region: 'Americas' },
  { code: 'BOG', city: 'Bogotá', region: 'Americas' },
  { code: 'LIM', city: 'Lima', region: 'Americas' },
  { code: 'SEA', city: 'Seattle', region: 'Americas' },
  { code: 'ICN', city: 'Seoul', region: 'Asia' },
  { code: 'KIX', city: 'Osaka', region: 'Asia' },
  { code: 'BLR', city: 'Bengaluru', region: 'Asia' },
  { code: 'TPE', city: 'Taipei', region: 'Asia' },
  { code: 'LIS', city: 'Lisbon', region: 'Europe' },
  { code: 'HEL', city: 'Helsinki', region: 'Europe' },
  { code: 'ZRH', city: 'Zürich', region: 'Europe' },
  { code: 'GDN', city: 'Gdańsk', region: 'Europe' },
  { code: 'AKL', city: 'Auckland', region: 'Oceania' },
  { code: 'PER', city: 'Perth', region: 'Oceania' },
];

export function cityOf(airport: Airport) {
  return airport.city;
}
