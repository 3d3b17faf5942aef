import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, repairs } from './repairs';

const examples: Record<string, string[]> = {
  workshop: ['North', 'Harbor'],
  status: ['Open', 'Waiting', 'Done'],
};

const describedColumns: GridColDef[] = columns.map((column) => ({
  ...column,
  examples: examples[column.field],
  description: column.field === 'hours' ? 'Working time' : undefined,
}));

type ColumnContext = Pick<GridColDef, 'field' | 'examples' | 'description'>;

export default function SentContext() {
  const [sent, setSent] = React.useState<ColumnContext[]>([]);

  return (
    <div>
      <Box
        role="region"
        aria-label="Repairs with example values"
        sx={{ height: 480, width: '100%' }}
      >
        <DataGridPremium
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={(prompt, context) => {
            setSent(JSON.parse(context));
            return answerPrompt(prompt);
          }}
          aiAssistantSuggestions={[{ value: 'Longest repairs' }]}
          rows={repairs}
          columns={describedColumns}
          hideFooter
          showToolbar
        />
      </Box>
      <Box role="status" sx={{ mt: 2, minHeight: 120, typography: 'body2' }}>
        {sent.length === 0 ? 'No context sent yet.' : null}
        {sent.map((column) => (
          <div key={column.field}>
            {column.field}: {JSON.stringify(column.examples)}{' '}
            {column.description}
          </div>
        ))}
      </Box>
    </div>
  );
}
