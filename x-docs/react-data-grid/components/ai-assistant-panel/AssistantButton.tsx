import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, repairs } from './repairs';

const suggestions = [
  { value: 'Longest repairs' },
  { value: 'Total by workshop' },
  { value: 'Open in the north' },
];

function RepairToolbar() {
  return (
    <Toolbar aria-label="Repairs">
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>
        Repairs
      </Typography>
      <AiAssistantPanelTrigger
        // `material` is meant for a plain button; this one is an icon button.
        render={({ material, ...props }, { open }) => (
          <ToolbarButton
            {...props}
            color={open ? 'primary' : 'default'}
            aria-label="AI assistant"
          >
            <AutoAwesomeIcon fontSize="small" />
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function AssistantButton() {
  return (
    <Box role="region" aria-label="Repairs with assistant" sx={{ height: 520 }}>
      <DataGridPremium
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={suggestions}
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{
          toolbar: RepairToolbar,
          aiAssistantPanel: GridAiAssistantPanel,
        }}
      />
    </Box>
  );
}
