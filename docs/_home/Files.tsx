import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'site',
    label: 'Harbor tours',
    children: [
      { id: 'prices', label: 'Prices 2025' },
      {
        id: 'routes',
        label: 'Routes',
        children: [
          { id: 'island', label: 'Island loop' },
          { id: 'night', label: 'City by night' },
        ],
      },
      { id: 'crew', label: 'Crew' },
    ],
  },
];

export default function Files() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={items}
      defaultExpandedItems={['site', 'routes']}
      defaultSelectedItems="island"
    />
  );
}
