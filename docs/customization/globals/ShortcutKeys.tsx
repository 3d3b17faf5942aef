import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

const keyCaps = (
  <GlobalStyles
    styles={(theme) => ({
      '.shortcuts kbd': {
        padding: theme.spacing(0.25, 0.75),
        border: '1px solid',
        borderColor: (theme.vars || theme).palette.divider,
        borderBlockEndWidth: 3,
        borderRadius: 6,
        font: 'inherit',
        fontWeight: theme.typography.fontWeightMedium,
      },
    })}
  />
);

export default function ShortcutKeys() {
  return (
    <div className="shortcuts">
      {keyCaps}
      <Typography sx={{ lineHeight: 2 }}>
        Press <kbd>N</kbd> for a new entry, <kbd>Shift</kbd> + <kbd>D</kbd> to
        duplicate one.
      </Typography>
    </div>
  );
}
