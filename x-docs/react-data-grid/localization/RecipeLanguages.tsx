import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, jaJP, ukUA } from '@mui/x-data-grid/locales';
import { LanguageToggle, type Language } from './languageToggle';
import { recipes, type Recipe } from './recipes';

const languages = {
  de: { locale: deDE, headers: ['Rezept', 'Min.', 'Datum'] },
  ja: { locale: jaJP, headers: ['レシピ', '分', '日付'] },
  uk: { locale: ukUA, headers: ['Рецепт', 'Хв', 'Дата'] },
};

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
      <LanguageToggle value={language} onChange={setLanguage} />
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
