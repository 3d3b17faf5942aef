type Layer = [path: string, color: string];

/** A small drawn landscape: sky, sun and hills, as the address of a picture. */
function draw(width: number, height: number, sky: string, layers: Layer[]) {
  const hills = layers.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="${sky}"/><circle cx="72" cy="24" r="9" fill="#fff4d6"/>${hills.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const peaks = 'M0 78 24 34l17 26 21-38 38 56v22H0z';
const dunes = 'M0 68q28-30 52-4t48-10v46H0z';
const plain = 'M0 82q50-14 100 0v18H0z';

export interface Place {
  title: string;
  region: string;
  picture: string;
}

const place = (
  title: string,
  region: string,
  [width, height]: [number, number],
  [sky, far, near]: [string, string, string],
  shape = peaks,
): Place => ({
  title,
  region,
  picture: draw(width, height, sky, [
    [shape, far],
    [plain, near],
  ]),
});

export const places: Place[] = [
  place(
    'Gull Rock',
    'North coast',
    [240, 160],
    ['#9cc9e4', '#5b7f8f', '#2b6f93'],
  ),
  place(
    'Amber Dunes',
    'Desert',
    [240, 300],
    ['#f6d7a8', '#d99a5b', '#b06f3c'],
    dunes,
  ),
  place(
    'Mill Valley',
    'Lowlands',
    [240, 200],
    ['#cfe8d5', '#7fae7a', '#4d7d4f'],
    dunes,
  ),
  place(
    'Night Ridge',
    'Highlands',
    [240, 260],
    ['#1c2d4a', '#33476b', '#0f1a2e'],
  ),
  place(
    'Salt Flats',
    'Desert',
    [240, 150],
    ['#fde2d2', '#e7b7a0', '#c9d3da'],
    dunes,
  ),
  place(
    'Pine Lake',
    'Highlands',
    [240, 240],
    ['#b7d9e8', '#46715f', '#2f6d86'],
  ),
  place(
    'Storm Bay',
    'North coast',
    [240, 190],
    ['#8a97a8', '#56616f', '#37505f'],
    dunes,
  ),
  place(
    'Rose Peaks',
    'Highlands',
    [240, 280],
    ['#f7cfd6', '#b57f98', '#6f4c6e'],
  ),
];
