export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

const ridesByDay = [
  [42, 88, 35, 40, 93, 30],
  [45, 91, 38, 44, 97, 33],
  [43, 90, 36, 43, 95, 31],
  [41, 87, 39, 46, 92, 38],
  [38, 76, 44, 58, 81, 52],
  [9, 28, 61, 70, 49, 56],
  [5, 19, 54, 66, 37, 22],
];

/** Bicycles counted on a bridge: [day, hour, rides]. */
export const rides = ridesByDay.flatMap((row, day) =>
  row.map((count, hour) => [day, hour, count] as const),
);
