export interface Machine {
  id: string;
  load: number[];
}

const names = ['Press 1', 'Press 2', 'Lathe', 'Oven', 'Packer', 'Crane'];

const loadAt = (machine: number, step: number) =>
  Math.round(
    50 + 30 * Math.sin(step / 3 + machine) + 15 * Math.sin(step * machine),
  );

/** The machines with the 20 values up to a step. */
export const machinesAt = (step: number): Machine[] =>
  names.map((id, machine) => ({
    id,
    load: Array.from({ length: 20 }, (_, index) =>
      loadAt(machine, step + index),
    ),
  }));
