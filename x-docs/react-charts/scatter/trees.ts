export const oaks = [
  { id: 'o1', x: 18, y: 7.2, z: 22 },
  { id: 'o2', x: 26, y: 9.8, z: 31 },
  { id: 'o3', x: 34, y: 12.1, z: 44 },
  { id: 'o4', x: 41, y: 15.3, z: 52 },
  { id: 'o5', x: 47, y: 14.6, z: 66 },
  { id: 'o6', x: 58, y: 18.9, z: 81 },
  { id: 'o7', x: 66, y: 19.7, z: 97 },
  { id: 'o8', x: 73, y: 21.4, z: 118 },
];

export const pines = [
  { id: 'p1', x: 12, y: 8.9, z: 14 },
  { id: 'p2', x: 17, y: 12.4, z: 19 },
  { id: 'p3', x: 23, y: 15.1, z: 26 },
  { id: 'p4', x: 29, y: 18.2, z: 33 },
  { id: 'p5', x: 36, y: 20.8, z: 41 },
  { id: 'p6', x: 42, y: 23.5, z: 55 },
  { id: 'p7', x: 49, y: 25.1, z: 63 },
];

export const trunkAxis = { label: 'Trunk (cm)', min: 0 };
export const heightAxis = { label: 'Height (m)', min: 0 };
