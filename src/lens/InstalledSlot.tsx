import { useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { Unavailable } from '../ui';

/** The part of the settings, and of the menu of versions, in which a reader says what is installed. What it shows comes when it is opened. */
export function InstalledSlot({ className }: { className?: string }) {
  const [Versions, setVersions] = useState<ComponentType>();
  return (
    <details
      onToggle={() =>
        void import(/* webpackChunkName: "lens" */ './InstalledVersions').then(
          (module) => setVersions(() => module.InstalledVersions),
          () => setVersions(() => Unavailable),
        )
      }
    >
      <summary className={className}>
        {translate({
          id: 'lens.installed',
          message: 'Installed versions',
          description:
            'Opens the part of the settings, and of the menu of versions, in which a reader says what is installed',
        })}
      </summary>
      {Versions ? <Versions /> : null}
    </details>
  );
}
