import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { nameInput } from './songbook';

interface Page {
  id: string;
  label: string;
  published: boolean;
  children?: Page[];
}

const pages: Page[] = [
  {
    id: 'guide',
    label: 'Guide (published)',
    published: true,
    children: [
      { id: 'start', label: 'First steps (published)', published: true },
      { id: 'faq', label: 'Questions', published: false },
    ],
  },
  { id: 'news', label: 'News', published: false },
];

const isDraft = (page: Page) => !page.published;

export default function RenameDrafts() {
  return (
    <Box sx={{ minHeight: 136, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Pages"
        items={pages}
        isItemEditable={isDraft}
        defaultExpandedItems={['guide']}
        slotProps={{ item: nameInput }}
      />
    </Box>
  );
}
