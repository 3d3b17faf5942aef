import * as React from 'react';
import Box from '@mui/material/Box';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WaterIcon from '@mui/icons-material/Water';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const withIcon = (icon: React.ReactNode, unit: string) =>
  function render({ colDef }: GridColumnHeaderParams<Gauge>) {
    return (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
        {icon}
        <Box component="strong" sx={{ mx: 0.5 }}>
          {colDef.headerName}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {unit}
        </Box>
      </Box>
    );
  };

const columns: GridColDef<Gauge>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    width: 150,
    renderHeader: withIcon(<WaterIcon fontSize="small" />, 'cm'),
  },
  {
    field: 'temperature',
    headerName: 'Water',
    type: 'number',
    width: 150,
    renderHeader: withIcon(<ThermostatIcon fontSize="small" />, '°C'),
  },
];

export default function HeaderWithUnit() {
  return (
    <Box
      role="region"
      aria-label="River gauges, headers with icons"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid rows={gauges} columns={columns} hideFooter />
    </Box>
  );
}
