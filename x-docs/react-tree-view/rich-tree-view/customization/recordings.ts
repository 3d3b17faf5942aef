export interface FileEntry {
  id: string;
  label: string;
  kind: 'folder' | 'audio' | 'image' | 'text';
  children?: FileEntry[];
}

export const recordings: FileEntry[] = [
  {
    id: 'session',
    label: 'Studio session',
    kind: 'folder',
    children: [
      {
        id: 'takes',
        label: 'Takes',
        kind: 'folder',
        children: [
          { id: 'take-1', label: 'take-1.wav', kind: 'audio' },
          { id: 'take-2', label: 'take-2.wav', kind: 'audio' },
        ],
      },
      { id: 'cover', label: 'cover.png', kind: 'image' },
      { id: 'notes', label: 'notes.txt', kind: 'text' },
    ],
  },
  { id: 'contract', label: 'contract.txt', kind: 'text' },
];
