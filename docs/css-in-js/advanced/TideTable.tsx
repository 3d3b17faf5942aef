import GlobalStyles from '@mui/material/GlobalStyles';

const rules = (
  <GlobalStyles
    styles={(theme) => ({
      '.tide-table': { borderSpacing: theme.spacing(2, 0.5) },
      '.tide-table th': { color: theme.palette.primary.main },
    })}
  />
);

export default function TideTable() {
  return (
    <>
      {rules}
      <table className="tide-table">
        <tbody>
          <tr>
            <th scope="row">High</th>
            <td>6:12 AM</td>
          </tr>
          <tr>
            <th scope="row">Low</th>
            <td>12:31 PM</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
