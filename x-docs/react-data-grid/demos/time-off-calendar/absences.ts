export type Reason = 'Vacation' | 'Sick' | 'Course';

export interface Nurse {
  id: string;
  ward: string;
  absences: Partial<Record<number, Reason>>;
}

const days = (reason: Reason, from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, reason]),
  );

export const nurses: Nurse[] = [
  { id: 'Amira Haddad', ward: 'A', absences: days('Vacation', 2, 13) },
  { id: 'Ben Carter', ward: 'A', absences: days('Sick', 4, 6) },
  { id: 'Chloe Martin', ward: 'B', absences: days('Course', 16, 18) },
  {
    id: 'Daniel Osei',
    ward: 'B',
    absences: { ...days('Course', 9, 9), ...days('Vacation', 23, 30) },
  },
  { id: 'Elif Kaya', ward: 'C', absences: days('Vacation', 11, 20) },
];
