import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';

const printout = (
  <GlobalStyles
    styles={(theme) => ({
      '.recipe-steps': {
        ...theme.typography.body1,
        margin: 0,
        paddingInlineStart: theme.spacing(3),
        listStyle: 'decimal',
      },
      '.recipe-steps li::marker': {
        color: (theme.vars || theme).palette.secondary.main,
        fontWeight: theme.typography.fontWeightBold,
      },
    })}
  />
);

export default function GlobalRule() {
  return (
    <div>
      {printout}
      <Typography sx={{ mb: 1 }}>Lemon curd</Typography>
      <ol className="recipe-steps">
        <li>Whisk eggs and sugar.</li>
        <li>Stir in juice and butter over low heat.</li>
        <li>Pour into warm jars.</li>
      </ol>
    </div>
  );
}
