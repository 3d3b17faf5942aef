import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns } from './repairs';
import { askServer } from './repairServer';

const dataSource: GridDataSource = { getRows: (params) => askServer(params) };

const examples: Record<string, string[]> = {
  workshop: ['North', 'Harbor'],
  status: ['Open', 'Waiting', 'Done'],
};

const simpleColumns = columns.map((column) => ({
  ...column,
  examples: examples[column.field],
  filterable: column.field in examples,
  sortable: column.field === 'hours',
}));

export default function AskServer() {
  return (
    <Box
      role="region"
      aria-label="Repairs from a server, with an assistant"
      sx={{ height: 520, width: '100%' }}
    >
      <DataGridPremium
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          { value: 'Longest in the harbor' },
          { value: 'Done' },
        ]}
        columns={simpleColumns}
        dataSource={dataSource}
        disableAggregation
        disablePivoting
        disableRowGrouping
        hideFooter
        showToolbar
      />
    </Box>
  );
}
