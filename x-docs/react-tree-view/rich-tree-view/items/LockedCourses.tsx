import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';

interface Course {
  id: string;
  label: string;
  locked?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'sailing-1',
    label: 'Sailing 1',
    children: [
      { id: 'knots', label: 'Knots' },
      { id: 'wind', label: 'Reading the wind' },
    ],
  },
  {
    id: 'sailing-2',
    label: 'Sailing 2',
    locked: true,
    children: [{ id: 'night', label: 'Sailing at night' }],
  },
  { id: 'exam', label: 'Exam', locked: true },
];

const isItemDisabled = (course: Course) => Boolean(course.locked);

export default function LockedCourses() {
  return (
    <Box sx={{ minHeight: 236, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Courses"
        items={courses}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['sailing-1', 'sailing-2']}
      />
    </Box>
  );
}
