import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

interface Article {
  articleNumber: string;
  label: string;
  children?: Article[];
}

const catalog: Article[] = [
  {
    articleNumber: 'C-100',
    label: 'Paints',
    children: [
      { articleNumber: 'P-1043', label: 'Lime wash' },
      { articleNumber: 'P-1107', label: 'Chalk paint' },
    ],
  },
  {
    articleNumber: 'C-200',
    label: 'Brushes',
    children: [{ articleNumber: 'B-2210', label: 'Flat brush, 50 mm' }],
  },
];

const getItemId = (article: Article) => article.articleNumber;

export default function ArticleNumbers() {
  return (
    <Box sx={{ minHeight: 164, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Articles"
        items={catalog}
        getItemId={getItemId}
        defaultExpandedItems={['C-100']}
      />
    </Box>
  );
}
