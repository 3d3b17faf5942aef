/** Runs a task when the page has everything that its HTML names; at once if it has it already. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}
