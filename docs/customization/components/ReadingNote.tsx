import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

const noteRules = (
  <GlobalStyles
    styles={(theme) => ({
      '.reading-note blockquote': {
        margin: theme.spacing(1, 0),
        paddingInlineStart: theme.spacing(2),
        borderInlineStart: '4px solid',
        borderColor: (theme.vars ?? theme).palette.divider,
        fontStyle: 'italic',
      },
    })}
  />
);

export default function ReadingNote() {
  return (
    <div className="reading-note">
      {noteRules}
      <Typography component="div">
        From page 12:
        <blockquote>The tide table is the only clock here.</blockquote>
      </Typography>
    </div>
  );
}
