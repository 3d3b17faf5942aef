import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

interface Section {
  id: string;
  name: string;
  players: number;
  children?: Section[];
}

const orchestra: Section[] = [
  {
    id: 'strings',
    name: 'Strings',
    players: 46,
    children: [
      { id: 'violins', name: 'Violins', players: 26 },
      { id: 'violas', name: 'Violas', players: 10 },
      { id: 'cellos', name: 'Cellos', players: 10 },
    ],
  },
  { id: 'harp', name: 'Harp', players: 1 },
];

const getItemLabel = ({ name, players }: Section) =>
  `${name}, ${players} ${players === 1 ? 'player' : 'players'}`;

export default function OrchestraSections() {
  return (
    <Box sx={{ minHeight: 164, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Sections of the orchestra"
        items={orchestra}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['strings']}
      />
    </Box>
  );
}
