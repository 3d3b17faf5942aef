import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { bridges, columns } from './bridges';
import { ExportMenuButton } from './exportMenuButton';

function BridgeToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Bridges">
      <ExportMenuButton isOpen={isOpen} onOpen={setAnchor} />
      <Menu anchorEl={anchor} open={isOpen} onClose={close}>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Download as Excel
        </ExportExcel>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box
      role="region"
      aria-label="Bridges with an export menu"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGridPremium
        rows={bridges}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: BridgeToolbar }}
      />
    </Box>
  );
}
