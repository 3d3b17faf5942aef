import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingGroup() {
  const [saving, setSaving] = React.useState(false);
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = () => {
    setSaving(true);
    timer.current = window.setTimeout(() => setSaving(false), 2500);
  };

  return (
    <ButtonGroup aria-label="Document">
      <Button
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={save}
      >
        Save
      </Button>
      <Button disabled={saving}>Rename</Button>
      <Button disabled={saving}>Move</Button>
    </ButtonGroup>
  );
}
