/**
 * Keeps the last click on an element that does not react yet, and repeats it once it does, so that an
 * early click is not lost. Hydration keeps the nodes, so the clicked one is still there.
 * @returns `replay` repeats and stops listening; `stop` only stops
 */
export function keepEarlyClick(stage: HTMLElement): { replay: () => void; stop: () => void } {
  let target: EventTarget | null = null;
  const listener = (event: MouseEvent) => {
    target = event.target;
    // A link or submit button of a demo must not act before the demo decides what it does.
    event.preventDefault();
  };
  stage.addEventListener('click', listener, true);
  const stop = () => stage.removeEventListener('click', listener, true);
  return {
    stop,
    replay: () => {
      stop();
      if (target instanceof HTMLElement && stage.contains(target)) target.click();
    },
  };
}
