import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './recipes';

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const localeText: Partial<GridLocaleText> = {
  noResultsOverlayLabel: 'No recipe like this yet.',
  toolbarQuickFilterPlaceholder: 'Find a recipe…',
  footerRowSelected: (count) =>
    count === 1 ? 'One recipe for today' : `${count} recipes for today`,
  checkboxSelectionSelectRow: 'Cook this today',
  checkboxSelectionUnselectRow: 'Not today',
};

export default function KitchenWords() {
  return (
    <Box
      role="region"
      aria-label="Recipes with their own texts"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGrid
        rows={recipes}
        columns={columns}
        checkboxSelection
        localeText={localeText}
        hideFooterPagination
        showToolbar
      />
    </Box>
  );
}
