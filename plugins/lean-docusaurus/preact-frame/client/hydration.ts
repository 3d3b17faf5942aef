import { Component, hydrate, render, type ComponentChild } from 'preact';

/** Preact takes over a tree in one go, so this is true while it does and at no other time. */
let hydrating = false;

/** Whether the component that asks is being rendered for HTML that the server wrote. */
export const isHydrating = (): boolean => hydrating;

/**
 * Takes over the HTML inside an element.
 * @param tree - what the server rendered there
 */
export function hydrateTree(tree: ComponentChild, element: Element): void {
  hydrating = true;
  try {
    hydrate(tree, element);
  } finally {
    hydrating = false;
  }
}

interface ContextBridgeProps {
  /** All contexts above, as Preact hands them to a component. */
  context: object;
  children?: ComponentChild;
}

/** Gives a tree of its own the contexts of the place where it stands, as Preact's own portal does. */
export class ContextBridge extends Component<ContextBridgeProps> {
  override getChildContext(): object {
    return this.props.context;
  }

  override render(): ComponentChild {
    return this.props.children;
  }
}

/** Renders a tree that was taken over again, or `null` to leave it. */
export const renderTree = (tree: ComponentChild, element: Element): void => render(tree, element);
