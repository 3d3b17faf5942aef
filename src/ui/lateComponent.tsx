import { useEffect, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';

/**
 * A component whose code is fetched with the page that has it, and is part of no other one. Until it is there, and where no
 * script runs, a sentence takes its place.
 * @param load - imports it
 * @param room - the least height that it has, as CSS says it: what is below must not move when it arrives. Of what fills a page, that of the window
 */
export function lateComponent(load: () => Promise<ComponentType>, room: string): ComponentType {
  return function LateComponent() {
    const [Component, setComponent] = useState<ComponentType>();
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      let isWanted = true;
      load().then(
        (loaded) => {
          if (isWanted) setComponent(() => loaded);
        },
        () => {
          if (isWanted) setFailed(true);
        },
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return (
      <div style={{ minBlockSize: room, marginBlock: 'var(--space-3)' }}>
        {Component ? (
          <Component />
        ) : (
          <p role={hasFailed ? 'alert' : undefined}>
            {hasFailed
              ? translate({
                  id: 'late.failed',
                  message: 'This part of the page could not be loaded. Reload the page to see it.',
                  description:
                    'Takes the place of a search in the page whose script did not arrive',
                })
              : translate({
                  id: 'late.loading',
                  message: 'This part of the page needs JavaScript and is being loaded.',
                  description: 'Takes the place of a search in the page until its script is there',
                })}
          </p>
        )}
      </div>
    );
  };
}
