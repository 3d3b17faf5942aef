import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';
import { BarChart, LineChartPro } from '@mui/x-charts-pro';
import { elGR, enUS, ptBR } from '@mui/x-charts-pro/locales';

const languages = {
  en: { name: 'English', locale: enUS },
  el: { name: 'Ελληνικά', locale: elGR },
  pt: { name: 'Português', locale: ptBR },
};
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
type Language = keyof typeof languages;

export default function LanguageByTheme() {
  const [language, setLanguage] = React.useState<Language>('el');
  const theme = React.useCallback(
    (outer: Theme) => createTheme(outer, languages[language].locale),
    [language],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
        sx={{ mb: 1 }}
      >
        {(Object.keys(languages) as Language[]).map((key) => (
          <ToggleButton key={key} value={key} lang={key}>
            {languages[key].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box role="region" aria-label="Library visits and an empty chart">
          <LineChartPro
            height={220}
            showToolbar
            hideLegend
            initialZoom={[{ axisId: 'day', start: 20, end: 80 }]}
            xAxis={[{ id: 'day', scaleType: 'point', data: days, zoom: true }]}
            series={[{ label: 'Visits', data: [84, 97, 120, 103, 168] }]}
          />
          <BarChart height={100} xAxis={[{ data: [] }]} series={[]} />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
