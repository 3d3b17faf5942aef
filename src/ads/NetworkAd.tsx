import { useEffect, useRef } from 'react';
import styles from './Ad.module.css';

interface NetworkAdProps {
  /** Address of the network's script. */
  address: string;
  /** Kept but not shown: the network may still be on its way. */
  isHidden: boolean;
  /** The script could not even be added. */
  onCrash: () => void;
}

/**
 * The container into which the network's script writes. React knows nothing of its inside, which stays
 * while this site's ad is shown: an element that comes late is there already.
 */
export function NetworkAd({ address, isHidden, onCrash }: NetworkAdProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      try {
        const script = document.createElement('script');
        script.async = true;
        script.src = address;
        script.id = '_carbonads_js';
        container.current?.append(script);
      } catch {
        onCrash();
      }
    }, 0);
    return () => clearTimeout(timer);
  }, [address, onCrash]);
  return <div ref={container} className={styles.network} hidden={isHidden} data-ad-network="" />;
}
