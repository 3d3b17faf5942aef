export interface Branch {
  id: string;
  loans: number[];
}

export const branches: Branch[] = [
  { id: 'Old Town', loans: [42, 51, 38, 64, 70, 96, 12] },
  { id: 'Harbor', loans: [30, 28, 35, 31, 44, 61, 0] },
  { id: 'University', loans: [120, 131, 118, 140, 90, 33, 20] },
  { id: 'Garden Hill', loans: [15, 22, 19, 24, 30, 48, 9] },
];
