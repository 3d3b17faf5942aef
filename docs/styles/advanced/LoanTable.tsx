import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const rules = (
  <GlobalStyles
    styles={(theme) => ({
      '.loan-table .loan-late': {
        borderInlineStart: `4px solid ${theme.palette.error.main}`,
      },
      '.loan-table p': { margin: 0, padding: theme.spacing(0.5, 1) },
    })}
  />
);

export default function LoanTable() {
  return (
    <Box className="loan-table">
      {rules}
      <p>Field Guide to Mosses, due on June 12</p>
      <p className="loan-late">A History of Maps, due on May 28</p>
    </Box>
  );
}
