export interface PhotoEntry {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'video';
  children?: PhotoEntry[];
}

export const photos: PhotoEntry[] = [
  {
    id: 'coast',
    label: 'Coast',
    kind: 'folder',
    children: [
      { id: 'cliff', label: 'cliff.jpg', kind: 'image' },
      { id: 'tide', label: 'tide.mp4', kind: 'video' },
    ],
  },
  {
    id: 'portraits',
    label: 'Portraits',
    kind: 'folder',
    children: [{ id: 'mara', label: 'mara.jpg', kind: 'image' }],
  },
  { id: 'prints', label: 'Prints', kind: 'folder' },
  { id: 'dog', label: 'dog.jpg', kind: 'image' },
];
