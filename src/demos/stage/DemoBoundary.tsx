import { Component, useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
  onCrash: (error: unknown) => void;
  onLive: () => void;
  /** Whether `onLive` must not come later than what is shown. */
  isUrgent: () => boolean;
}

/** Around the demo, not beside it: React counts siblings into the ids of `useId`, and the server has none. */
function Live({ children, onLive, isUrgent }: Omit<DemoBoundaryProps, 'onCrash'>) {
  const [, flush] = useReducer((count: number) => count + 1, 0);
  // A change here makes React run the effects of the first rendering at once, and not after the reader's next key.
  useLayoutEffect(() => {
    if (isUrgent()) flush();
  }, [isUrgent]);
  useEffect(() => onLive(), [onLive]);
  return children;
}

/** Keeps a crash inside its demo: renders nothing more and tells the frame, which shows message and retry. */
export class DemoBoundary extends Component<DemoBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (this.state.crashed) return null;
    const { children, onLive, isUrgent } = this.props;
    return (
      <Live onLive={onLive} isUrgent={isUrgent}>
        {children}
      </Live>
    );
  }
}
