import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  ['Draft', 'primary'],
  ['Review', 'secondary'],
  ['Published', 'grey'],
] as const;

export default function OutlinedTimeline() {
  return (
    <Timeline>
      {steps.map(([step, color], index) => (
        <TimelineItem key={step}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color={color} />
            {index < steps.length - 1 ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>{step}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
