function portrait(skin: string, hair: string, shirt: string, backdrop: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="${backdrop}"/>
    <path d="M14 96c2-22 16-30 34-30s32 8 34 30z" fill="${shirt}"/>
    <rect x="40" y="54" width="16" height="20" rx="8" fill="${skin}"/>
    <circle cx="48" cy="42" r="20" fill="${skin}"/>
    <path d="M27 42c-2-18 8-28 21-28s23 10 21 28c-4-10-10-14-21-14s-17 4-21 14z" fill="${hair}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const portraits = {
  lucia: portrait('#e0ac86', '#4a2c1d', '#7b1fa2', '#ffe0b2'),
  tomasz: portrait('#f2c9a8', '#b5651d', '#1565c0', '#c8e6c9'),
  wanjiru: portrait('#8d5a3c', '#1c1310', '#00796b', '#ffecb3'),
  hana: portrait('#f5d3b3', '#212121', '#c62828', '#bbdefb'),
  elias: portrait('#c68d64', '#3e2723', '#37474f', '#e1bee7'),
};
