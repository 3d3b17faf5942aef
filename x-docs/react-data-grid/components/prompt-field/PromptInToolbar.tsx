import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { answerPrompt } from './answerPrompt';
import { columns, repairs } from './repairs';

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [problem, setProblem] = React.useState('');

  const submit = async (prompt: string) => {
    // The send button is disabled while the field is empty.
    input.current?.focus();
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setProblem(answer instanceof Error ? answer.message : '');
  };

  return (
    <Toolbar aria-label="Repairs" style={{ flex: 'none' }}>
      <PromptField
        onSubmit={submit}
        style={{ display: 'flex', flex: 1, alignItems: 'start', gap: 4 }}
      >
        <PromptFieldControl
          fullWidth
          size="small"
          placeholder="Longest repairs in the harbor"
          inputRef={input}
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
          error={Boolean(problem)}
          helperText={problem}
        />
        <PromptFieldSend render={<ToolbarButton aria-label="Send" />}>
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptInToolbar() {
  return (
    <Box
      role="region"
      aria-label="Repairs with a prompt field"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        aiAssistant
        onPrompt={answerPrompt}
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: PromptToolbar }}
      />
    </Box>
  );
}
