import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { AdBox } from './AdBox';
import { inHouseLink } from './rules/inHouseLink';
import type { AdShape, InHouseName } from './rules/adState';

/** Title and text of each of the site's own ads. */
function wordsOf(name: InHouseName): { title: string; text: string } {
  switch (name) {
    case 'templates':
      return {
        title: translate({
          id: 'ad.templates.title',
          message: 'Templates',
          description: 'Beginning of the ad for templates',
        }),
        text: translate({
          id: 'ad.templates.text',
          message: 'Start with complete dashboards and landing pages instead of an empty screen.',
          description: 'Rest of the ad for templates',
        }),
      };
    case 'themes':
      return {
        title: translate({
          id: 'ad.themes.title',
          message: 'Themes',
          description: 'Beginning of the ad for themes',
        }),
        text: translate({
          id: 'ad.themes.text',
          message: 'Give your application its own look: colors, type and every component.',
          description: 'Rest of the ad for themes',
        }),
      };
    case 'tidelift':
      return {
        title: translate({
          id: 'ad.tidelift.title',
          message: 'For companies',
          description: 'Beginning of the ad for the Tidelift subscription',
        }),
        text: translate({
          id: 'ad.tidelift.text',
          message:
            'One subscription with Tidelift looks after the open-source packages you build on.',
          description: 'Rest of the ad for the Tidelift subscription',
        }),
      };
    case 'figma':
      return {
        title: translate({
          id: 'ad.figma.title',
          message: 'Design kit for Figma',
          description: 'Beginning of the ad for the Figma kit',
        }),
        text: translate({
          id: 'ad.figma.text',
          message: 'Draw with the same components that your developers use.',
          description: 'Rest of the ad for the Figma kit',
        }),
      };
  }
}

/** One of the site's own ads. */
export function InHouseAd({ name, shape }: { name: InHouseName; shape: AdShape }) {
  const image = useBaseUrl(`/ads-in-house/${name}.svg`);
  const { title, text } = wordsOf(name);
  return (
    <AdBox
      link={inHouseLink(name)}
      image={image}
      name={title}
      publisher="MUI"
      label={`in-house-${name}`}
      shape={shape}
    >
      <b>{title}</b> - {text}
    </AdBox>
  );
}
