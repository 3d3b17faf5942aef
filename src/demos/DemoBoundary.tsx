import { Component, useEffect, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
  onCrash: (error: unknown) => void;
  onLive: () => void;
}

/** Around the demo, not beside it: React counts siblings into the ids of `useId`, and the server has none. */
function Live({ children, onLive }: Pick<DemoBoundaryProps, 'children' | 'onLive'>) {
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
    return <Live onLive={this.props.onLive}>{this.props.children}</Live>;
  }
}
