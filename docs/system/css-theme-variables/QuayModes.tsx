import * as React from 'react';
import { styled } from '@mui/system';
import { CssVarsProvider, useColorScheme } from './quay';

const Panel = styled('div')({
  padding: 16,
  color: 'var(--quay-palette-ink)',
  backgroundColor: 'var(--quay-palette-paper)',
  font: '400 16px/24px Roboto, sans-serif',
});

const Switch = styled('button')({
  font: 'inherit',
  marginTop: 8,
  padding: '4px 12px',
  color: 'inherit',
  background: 'none',
  border: '2px solid currentColor',
});

function Tides() {
  const { mode, setMode } = useColorScheme();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <Panel>
      <div>Low water at 12:25 PM</div>
      <Switch type="button" onClick={() => setMode(next)}>
        Change to {next}
      </Switch>
    </Panel>
  );
}

export default function QuayModes() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);
  return (
    <div ref={setNode}>
      <CssVarsProvider
        defaultMode="light"
        colorSchemeNode={node}
        storageManager={null}
      >
        <Tides />
      </CssVarsProvider>
    </div>
  );
}
