import Skeleton from '@mui/material/Skeleton';

export default function SkeletonOnColor() {
  return (
    <div className="max-w-80 rounded-[calc(2*var(--mui-shape-borderRadius))] bg-(--mui-palette-primary-dark) p-6">
      <Skeleton
        variant="rounded"
        height={80}
        className="bg-(--mui-palette-primary-light)"
      />
    </div>
  );
}
