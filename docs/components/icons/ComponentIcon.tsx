import * as React from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

function Lighthouse(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 48" {...props}>
      <path d="M12 14h8l4 30H8z" />
      <path d="M11 6l5-5 5 5v6H11z" />
      <path d="M2 44h28v4H2z" />
    </svg>
  );
}

export default function ComponentIcon() {
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
      <SvgIcon component={Lighthouse} inheritViewBox fontSize="large" />
      <SvgIcon
        component={Lighthouse}
        inheritViewBox
        color="primary"
        sx={{ fontSize: 56 }}
      />
    </Stack>
  );
}
