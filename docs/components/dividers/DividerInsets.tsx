import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

const variants = ['fullWidth', 'inset', 'middle'] as const;

export default function DividerInsets() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {variants.map((variant) => (
        <div key={variant}>
          <Typography sx={{ px: 2, py: 1 }}>{variant}</Typography>
          <Divider variant={variant} />
        </div>
      ))}
      <Typography color="textSecondary" sx={{ px: 2, py: 1 }}>
        Below the last line
      </Typography>
    </Box>
  );
}
