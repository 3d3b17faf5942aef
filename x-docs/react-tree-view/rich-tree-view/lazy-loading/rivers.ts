export interface River {
  id: string;
  label: string;
  tributaries: number;
}

export const mainRivers: River[] = [
  { id: 'elna', label: 'Elna', tributaries: 2 },
  { id: 'morva', label: 'Morva', tributaries: 1 },
];

const tributaries: Record<string, River[]> = {
  elna: [
    { id: 'lark', label: 'Larkwater', tributaries: 1 },
    { id: 'stone', label: 'Stone brook', tributaries: 0 },
  ],
  morva: [{ id: 'reed', label: 'Reed stream', tributaries: 0 }],
  lark: [{ id: 'fern', label: 'Fern brook', tributaries: 0 }],
};

export function fetchRivers(parentId?: string): Promise<River[]> {
  if (parentId === undefined) {
    return Promise.resolve(mainRivers);
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(tributaries[parentId] ?? []), 700);
  });
}

export const getChildrenCount = (river: River) => river.tributaries;

export const spokenIcons = {
  slotProps: {
    loadingIcon: { 'aria-label': 'Loading' },
    errorIcon: { role: 'img', 'aria-label': 'Could not be loaded' },
  },
};
