export interface Lot {
  id: string;
  origin: string;
  altitude: number;
  bags: number;
  score: number;
}

export const lots: Lot[] = [
  { id: 'K-104', origin: 'Nyeri', altitude: 1780, bags: 64, score: 87.5 },
  { id: 'E-220', origin: 'Guji', altitude: 2050, bags: 38, score: 88.25 },
  { id: 'C-031', origin: 'Huila', altitude: 1690, bags: 112, score: 85 },
  { id: 'G-017', origin: 'Antigua', altitude: 1550, bags: 90, score: 84.75 },
  { id: 'P-208', origin: 'Cajamarca', altitude: 1820, bags: 57, score: 86 },
  { id: 'R-009', origin: 'Huye', altitude: 1900, bags: 41, score: 86.5 },
  { id: 'S-143', origin: 'Aceh', altitude: 1400, bags: 75, score: 83.5 },
  { id: 'B-366', origin: 'Cerrado', altitude: 1100, bags: 240, score: 82 },
  { id: 'K-118', origin: 'Kirinyaga', altitude: 1650, bags: 52, score: 87 },
  { id: 'E-247', origin: 'Sidama', altitude: 1980, bags: 33, score: 88 },
  { id: 'H-075', origin: 'Marcala', altitude: 1500, bags: 84, score: 84 },
];
