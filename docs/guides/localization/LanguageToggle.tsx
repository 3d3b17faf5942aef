import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface LanguageToggleProps<Language extends string> {
  languages: Language[];
  value: Language;
  onChange: (value: Language) => void;
}

export function LanguageToggle<Language extends string>({
  languages,
  value,
  onChange,
}: LanguageToggleProps<Language>) {
  return (
    <ToggleButtonGroup
      aria-label="Language"
      exclusive
      size="small"
      value={value}
      onChange={(_event, next: Language | null) => next && onChange(next)}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language}>
          {language}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
