/** @jsxImportSource @emotion/react */
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { css } from '@emotion/react';

const bookmark = css`
  border-radius: 4px 4px 0 0;
  border-block-end: 4px solid currentColor;
`;

export default function CssProp() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip css={bookmark} label="Chapter 4" />
      <Chip css={[bookmark, { fontWeight: 'bold' }]} label="Chapter 9" />
    </Stack>
  );
}
