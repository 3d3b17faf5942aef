import Box from '@mui/material/Box';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { SimpleTreeView, treeItemClasses } from '@mui/x-tree-view';
import { MailFolder } from './mailFolder';

export default function ClinicMail() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 280 }}>
      <SimpleTreeView
        aria-label="Mail folders"
        defaultExpandedItems={['labels']}
        defaultSelectedItems="inbox"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            borderStartStartRadius: 0,
            borderEndStartRadius: 0,
            borderStartEndRadius: 999,
            borderEndEndRadius: 999,
            pr: 2,
            '&[data-selected]': { fontWeight: 'bold' },
          },
          [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
        }}
      >
        <MailFolder itemId="inbox" name="Inbox" icon={InboxIcon} unread={12} />
        <MailFolder itemId="sent" name="Sent" icon={SendIcon} />
        <MailFolder itemId="labels" name="Labels" icon={LabelIcon}>
          <MailFolder
            itemId="urgent"
            name="Emergencies"
            icon={LabelIcon}
            color="error.main"
            unread={1}
          />
          <MailFolder
            itemId="lab"
            name="Lab results"
            icon={LabelIcon}
            color="success.main"
            unread={4}
          />
        </MailFolder>
      </SimpleTreeView>
    </Box>
  );
}
