import Alert from '@mui/material/Alert';
import { ClassNames } from '@emotion/react';

export default function EmotionClassNames() {
  return (
    <ClassNames>
      {({ css }) => (
        <Alert
          severity="success"
          variant="outlined"
          className={css({ maxWidth: 360, borderStyle: 'dashed' })}
          slotProps={{
            icon: { className: css({ alignItems: 'center' }) },
            message: { className: css({ fontSize: '1rem' }) },
          }}
        >
          Seedlings watered at 6:40
        </Alert>
      )}
    </ClassNames>
  );
}
