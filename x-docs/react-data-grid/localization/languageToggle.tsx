import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const names = { de: 'Deutsch', ja: '日本語', uk: 'Українська' };

export type Language = keyof typeof names;

interface LanguageToggleProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** A button for each language, with its name in the language itself. */
export function LanguageToggle({ value, onChange }: LanguageToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Language of the recipes"
      value={value}
      onChange={(_, next: Language | null) => onChange(next ?? value)}
      sx={{ mb: 2 }}
    >
      {Object.entries(names).map(([code, name]) => (
        <ToggleButton
          key={code}
          value={code}
          lang={code}
          sx={{ textTransform: 'none' }}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
