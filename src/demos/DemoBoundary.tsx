import { Component, useEffect, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
  onCrash: (error: unknown) => void;
  onLive: () => void;
}

function Live({ onLive }: { onLive: () => void }) {
  useEffect(() => onLive(), [onLive]);
  return null;
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
    return (
      <>
        {this.props.children}
        <Live onLive={this.props.onLive} />
      </>
    );
  }
}
