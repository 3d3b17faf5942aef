import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView, TreeItemContent } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

const Ticket = styled(TreeItemContent)(({ theme }) => ({
  marginBlockEnd: theme.spacing(0.5),
  borderRadius: 0,
  borderInlineStart: '4px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  '&[data-selected]': {
    borderColor: (theme.vars ?? theme).palette.secondary.main,
  },
}));

const itemProps = { slots: { content: Ticket } };

export default function TicketContent() {
  return (
    <Box sx={{ minHeight: 180, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse tickets"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        defaultSelectedItems="ferns"
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}
