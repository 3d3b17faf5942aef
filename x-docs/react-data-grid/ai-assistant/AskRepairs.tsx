import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, repairs } from './repairs';

const suggestions = [
  { value: 'Longest repairs' },
  { value: 'Total by workshop' },
  { value: 'Open in the north' },
];

export default function AskRepairs() {
  return (
    <Box
      role="region"
      aria-label="Repairs with an assistant"
      sx={{ height: 520, width: '100%' }}
    >
      <DataGridPremium
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
