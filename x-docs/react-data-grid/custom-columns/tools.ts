export interface Tool {
  id: string;
  state: 'Free' | 'Hired' | 'In repair';
  wear: number;
  back: Date | null;
}

export const tools: Tool[] = [
  { id: 'Chainsaw', state: 'Hired', wear: 0.7, back: new Date(2025, 5, 3) },
  { id: 'Tile cutter', state: 'Free', wear: 0.2, back: null },
  { id: 'Pump', state: 'In repair', wear: 0.95, back: new Date(2025, 5, 20) },
];
