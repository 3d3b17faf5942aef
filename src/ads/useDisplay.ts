import { useEffect } from 'react';
import { sendEvent } from '../analytics';
import { isSampled } from '../analytics/rules/isSampled';
import { useDocsConfig } from '../docsConfig';

/** Reports, for a sample, that an ad of that label is on display. */
export function useDisplay(label: string | null): void {
  const { displayRatio } = useDocsConfig().ads;
  useEffect(() => {
    if (label !== null && isSampled(displayRatio, Math.random())) sendEvent('ad', 'display', label);
  }, [label, displayRatio]);
}
