/** Where an element stands inside another, as child indexes from the outside in. */
function pathWithin(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

/**
 * Keeps the last click on an element that does not react yet, and repeats it once it does, so that an
 * early click is not lost. The clicked node is found again by its place: hydration keeps the nodes, a
 * fresh render has made equal ones.
 * @returns `replay` repeats and stops listening; `stop` only stops
 */
export function keepEarlyClick(stage: HTMLElement): { replay: () => void; stop: () => void } {
  let place: number[] | null = null;
  const listener = (event: MouseEvent) => {
    place = event.target instanceof Element ? pathWithin(stage, event.target) : null;
    // A link or submit button of a demo must not act before the demo decides what it does.
    event.preventDefault();
  };
  stage.addEventListener('click', listener, true);
  const stop = () => stage.removeEventListener('click', listener, true);
  return {
    stop,
    replay: () => {
      stop();
      const found = place?.reduce<Element | undefined>(
        (node, index) => node?.children[index],
        stage,
      );
      if (found && found !== stage && 'click' in found) (found as HTMLElement).click();
    },
  };
}
