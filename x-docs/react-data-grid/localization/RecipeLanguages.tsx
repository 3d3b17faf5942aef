import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, jaJP, ukUA } from '@mui/x-data-grid/locales';
import { recipes, type Recipe } from './recipes';

const languages = {
  de: { locale: deDE, own: 'Deutsch', headers: ['Rezept', 'Min.', 'Datum'] },
  ja: { locale: jaJP, own: '日本語', headers: ['レシピ', '分', '日付'] },
  uk: { locale: ukUA, own: 'Українська', headers: ['Рецепт', 'Хв', 'Дата'] },
};
type Language = keyof typeof languages;

const columnsIn = (language: Language): GridColDef<Recipe>[] => {
  const [name, minutes, cooked] = languages[language].headers;
  return [
    { field: 'name', headerName: name, flex: 1, minWidth: 130 },
    { field: 'minutes', headerName: minutes, type: 'number', width: 90 },
    {
      field: 'cooked',
      headerName: cooked,
      type: 'date',
      width: 150,
      valueFormatter: (date: Date) =>
        date.toLocaleDateString(language, { dateStyle: 'medium' }),
    },
  ];
};

export default function RecipeLanguages() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { locale } = languages[language];
  const columns = React.useMemo(() => columnsIn(language), [language]);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the recipes"
        value={language}
        onChange={(_, next: Language | null) => setLanguage(next ?? language)}
        sx={{ mb: 2 }}
      >
        {Object.entries(languages).map(([code, { own }]) => (
          <ToggleButton
            key={code}
            value={code}
            lang={code}
            sx={{ textTransform: 'none' }}
          >
            {own}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Recipes in three languages"
        lang={language}
        sx={{ height: 374, width: '100%' }}
      >
        <DataGrid
          rows={recipes}
          columns={columns}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          showToolbar
        />
      </Box>
    </div>
  );
}
