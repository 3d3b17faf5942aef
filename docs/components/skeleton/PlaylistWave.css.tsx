import Skeleton from '@mui/material/Skeleton';
import './PlaylistWave.css';

export default function PlaylistWave() {
  return (
    <div className="playlist-wave">
      {[90, 65, 75].map((width) => (
        <div key={width} className="playlist-wave-track">
          <Skeleton
            animation="wave"
            variant="rounded"
            width={48}
            height={48}
            className="playlist-wave-cover"
          />
          <div className="playlist-wave-text">
            <Skeleton animation="wave" width={`${width}%`} />
            <Skeleton animation="wave" width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
