import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
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
    <Toolbar aria-label="Repairs" style={{ flex: 'none', alignItems: 'start' }}>
      <PromptField onSubmit={submit} style={{ display: 'contents' }}>
        <PromptFieldControl
          fullWidth
          size="small"
          placeholder="Longest repairs in the harbor"
          inputRef={input}
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
          error={Boolean(problem)}
          helperText={problem}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptInToolbar() {
  return (
    <div role="region" aria-label="Repairs by prompt" style={{ height: 400 }}>
      <DataGridPremium
        aiAssistant
        onPrompt={answerPrompt}
        rows={repairs}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: PromptToolbar }}
      />
    </div>
  );
}
