import { AdBox } from './AdBox';
import type { AdShape } from './rules/adState';
import type { FeedAd } from './rules/parseFeed';

interface FeedAdBoxProps {
  ad: FeedAd;
  label: string | null;
  shape: AdShape;
}

/** An ad of the feed, with the images that count its display. */
export function FeedAdBox({ ad, label, shape }: FeedAdBoxProps) {
  return (
    <>
      <AdBox
        link={ad.link}
        image={ad.image}
        name={ad.company}
        publisher="Carbon"
        label={label}
        shape={shape}
      >
        <b>{ad.company}</b> - {ad.description}
      </AdBox>
      {ad.pixels.map((pixel, index) => (
        <img key={index} src={pixel} alt="" width={1} height={1} hidden />
      ))}
    </>
  );
}
