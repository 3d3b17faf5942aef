import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface ClinicTabsProps {
  /** The tabs and the panel that they control derive their ids from it. */
  id: string;
  labels: string[];
  value: number;
  onChange: (value: number) => void;
}

export function ClinicTabs({ id, labels, value, onChange }: ClinicTabsProps) {
  return (
    <Tabs
      value={value}
      onChange={(_event, next: number) => onChange(next)}
      variant="fullWidth"
      aria-label="Clinic"
    >
      {labels.map((label, index) => (
        <Tab
          key={label}
          label={label}
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </Tabs>
  );
}
