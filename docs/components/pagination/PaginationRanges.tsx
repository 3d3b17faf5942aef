import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { label: 'Default', props: {} },
  { label: 'siblingCount 0', props: { siblingCount: 0 } },
  { label: 'boundaryCount 0', props: { boundaryCount: 0 } },
  { label: 'boundaryCount 2', props: { siblingCount: 0, boundaryCount: 2 } },
];

export default function PaginationRanges() {
  return (
    <Stack sx={{ gap: 1 }}>
      {ranges.map(({ label, props }) => (
        <div key={label}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Pagination
            size="small"
            count={20}
            defaultPage={9}
            aria-label={`Census pages, ${label}`}
            {...props}
          />
        </div>
      ))}
    </Stack>
  );
}
