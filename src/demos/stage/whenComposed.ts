import type { EarlyStage } from '../rules/earlyScript';

/**
 * Calls back when no text is being composed on a stage with an input method: at once, or after the composition. What is set or
 * replaced meanwhile would end it, and leave in the field what was typed for it.
 */
export function whenComposed(stage: EarlyStage, callback: () => void): void {
  // Of a field that is taken out of the page, no browser says that its composition has ended.
  if (!stage.isComposing || !stage.contains(document.activeElement)) {
    callback();
    return;
  }
  const later = () => {
    // Browsers tell of the text before or after the end.
    setTimeout(() => whenComposed(stage, callback));
  };
  stage.addEventListener('compositionend', later, { once: true });
}
