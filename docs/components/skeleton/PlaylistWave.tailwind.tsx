import Skeleton from '@mui/material/Skeleton';

export default function PlaylistWave() {
  return (
    <div className="flex max-w-[360px] flex-col gap-3">
      {[90, 65, 75].map((width) => (
        <div key={width} className="flex gap-4">
          <Skeleton
            animation="wave"
            variant="rounded"
            width={48}
            height={48}
            className="shrink-0"
          />
          <div className="grow">
            <Skeleton animation="wave" width={`${width}%`} />
            <Skeleton animation="wave" width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
