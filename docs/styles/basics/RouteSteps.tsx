import { styled, type Theme } from '@mui/material/styles';

function Steps({ className }: { className?: string }) {
  return (
    <ol className={className}>
      <li>Collected in Denver</li>
      <li>Sorted in Omaha</li>
      <li>On the road to Chicago</li>
    </ol>
  );
}

const withRail = ({ theme }: { theme: Theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(4),
  borderInlineStart: `3px solid ${theme.palette.secondary.main}`,
});

const RailSteps = styled(Steps)(withRail);

export default function RouteSteps() {
  return <RailSteps />;
}
