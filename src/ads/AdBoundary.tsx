import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  children: ReactNode;
  /** Called once; nothing is rendered from then on. */
  onCrash: () => void;
}

/** Keeps a crash of an ad inside its box. */
export class AdBoundary extends Component<AdBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
