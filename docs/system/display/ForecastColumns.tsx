import Box from '@mui/material/Box';

const hours = [
  { time: '09:00', sky: 'Fog', wind: '2 knots' },
  { time: '12:00', sky: 'Sun', wind: '8 knots' },
  { time: '15:00', sky: 'Rain', wind: '14 knots' },
];

export default function ForecastColumns() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        color: 'text.primary',
        typography: 'body2',
        '& td, & th': { textAlign: 'start', p: 0.25 },
      }}
    >
      <thead>
        <tr>
          <th>Time</th>
          <th>Sky</th>
          <Box
            component="th"
            sx={{ display: { xs: 'none', sm: 'table-cell' } }}
          >
            Wind (from sm on)
          </Box>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ time, sky, wind }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{sky}</td>
            <Box
              component="td"
              sx={{ display: { xs: 'none', sm: 'table-cell' } }}
            >
              {wind}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
