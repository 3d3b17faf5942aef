import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import LanguageScope, { type Language } from './languageScope';

interface LanguageSwitchProps {
  label: string;
  children: (language: Language) => React.ReactNode;
}

/** Follows the page until the reader chooses a language. */
export default function LanguageSwitch({
  label,
  children,
}: LanguageSwitchProps) {
  const [language, setLanguage] = React.useState<Language | null>(null);
  return (
    <Box sx={{ width: 1, maxWidth: 380 }}>
      <ToggleButtonGroup
        aria-label={label}
        exclusive
        size="small"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="ar" lang="ar">
          العربية
        </ToggleButton>
      </ToggleButtonGroup>
      {language ? (
        <LanguageScope language={language}>{children(language)}</LanguageScope>
      ) : (
        children('en')
      )}
    </Box>
  );
}
