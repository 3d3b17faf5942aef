export interface Visit {
  id: number;
  day: string;
  room: string;
  doctor: string;
  patient: string;
  minutes: number;
}

export const visits: Visit[] = [
  [1, 'Monday', 'A1', 'Dr. Okafor', 'Lena Brandt', 20],
  [2, 'Monday', 'A1', 'Dr. Okafor', 'Tomas Rey', 20],
  [3, 'Monday', 'B2', 'Dr. Lindqvist', 'Ana Moreno', 30],
  [4, 'Tuesday', 'B2', 'Dr. Lindqvist', 'Ivo Petrov', 30],
  [5, 'Tuesday', 'B2', 'Dr. Lindqvist', 'Mei Tanaka', 45],
  [6, 'Tuesday', 'A1', 'Dr. Okafor', 'Paul Weber', 45],
].map(([id, day, room, doctor, patient, minutes]) => ({
  id: Number(id),
  day: String(day),
  room: String(room),
  doctor: String(doctor),
  patient: String(patient),
  minutes: Number(minutes),
}));
