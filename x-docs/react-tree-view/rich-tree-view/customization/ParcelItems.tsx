import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';

interface Parcel {
  id: string;
  label: string;
  weight?: number;
  children?: Parcel[];
}

const parcels: Parcel[] = [
  {
    id: 'van',
    label: 'Van 4',
    children: [
      { id: 'p1', label: 'Bicycle frame', weight: 3.2 },
      { id: 'p2', label: 'Seed packets', weight: 0.4 },
    ],
  },
  { id: 'p3', label: 'Not assigned', weight: 1.5 },
];

function ParcelItem({ label, ...props }: TreeItemProps) {
  const parcel = useTreeItemModel<Parcel>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          {label}
          {parcel?.weight !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {parcel.weight} kg
            </Typography>
          )}
        </Box>
      }
    />
  );
}

export default function ParcelItems() {
  return (
    <Box sx={{ minHeight: 136, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Parcels"
        items={parcels}
        defaultExpandedItems={['van']}
        slots={{ item: ParcelItem }}
      />
    </Box>
  );
}
