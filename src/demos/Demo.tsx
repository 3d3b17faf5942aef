import { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HydrateLater } from '../../plugins/lean-docusaurus/client/HydrateLater';
import { DemoSource } from './source/DemoSource';
import { DemoStage, type StageHandle } from './stage/DemoStage';
import { demoAnchors } from './rules/sourceLink';
import type { DemoModule } from './mounting/DemoModule';
import styles from './Demo.module.css';

interface DemoProps {
  /** Name of the file beside the page, without extension. */
  name: string;
  /** Height in px that the running demo needs; reserved from the start. */
  height: number;
  /** False keeps the small ad off that a demo may carry once its source was opened. */
  ad?: boolean;
  /** Written by `plugins/demos/remarkDemo`. */
  demo: DemoModule;
}

/** A running example with its source. MDX: `<Demo name="BasicSorting" height={400} />`. */
export function Demo({ name, height, ad = true, demo }: DemoProps) {
  const stage = useRef<StageHandle>(null);
  const { collectAnchor } = useBrokenLinks();
  demoAnchors(name).forEach((anchor) => collectAnchor(anchor));
  return (
    <HydrateLater
      as="figure"
      className={styles.demo}
      id={name}
      aria-label={translate(
        {
          id: 'demo.title',
          message: 'Demo: {name}',
          description: 'Accessible name of a demo; name is its file name',
        },
        { name },
      )}
      data-demo={name}
      {...demo.needs}
    >
      <DemoStage ref={stage} demo={demo} height={height} />
      <DemoSource demo={demo} ad={ad} onReset={() => stage.current?.reset()} />
    </HydrateLater>
  );
}
