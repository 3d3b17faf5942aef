export interface Job {
  id: number;
  bike: string;
  task: string;
  minutes: number | null;
  draft?: boolean;
}

export const initialJobs: Job[] = [
  { id: 1, bike: 'CT-204', task: 'Replace brake pads', minutes: 25 },
  { id: 2, bike: 'CG-031', task: 'True rear wheel', minutes: 40 },
  { id: 3, bike: 'TD-007', task: 'New timing chain', minutes: 75 },
  { id: 4, bike: 'GR-118', task: 'Set tubeless tires', minutes: 50 },
];
