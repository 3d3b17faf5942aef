import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const sizes = ['S', 'M', 'L', 'XL'];
const chest = ['86–91 cm', '92–99 cm', '100–107 cm', '108–116 cm'];

export default function FollowFocusTabs() {
  const [size, setSize] = React.useState(1);
  const id = React.useId();

  return (
    <div>
      <Tabs
        value={size}
        onChange={(_event, next: number) => setSize(next)}
        selectionFollowsFocus
        variant="fullWidth"
        aria-label="Shirt size"
      >
        {sizes.map((label, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            className="min-w-12"
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${size}`}
        tabIndex={0}
        className="p-4"
      >
        <Typography>Chest: {chest[size]}</Typography>
      </div>
    </div>
  );
}
