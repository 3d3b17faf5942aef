import Skeleton from '@mui/material/Skeleton';
import './SkeletonOnColor.css';

export default function SkeletonOnColor() {
  return (
    <div className="skeleton-on-color">
      <Skeleton
        variant="rounded"
        height={80}
        className="skeleton-on-color-picture"
      />
    </div>
  );
}
