import { browserStore } from '../preferences';
import type { Look } from './rules/messages';

/**
 * How the page looks around a place, for the frame that takes it.
 * @param element - a stage, whose colors and type the frame gets
 * @param language - of the demos
 */
export function readLook(element: Element, language: string): Look {
  const preferences = browserStore();
  const { backgroundColor, color, fontFamily } = getComputedStyle(element);
  return {
    mode: preferences.effectiveMode(),
    direction: preferences.get('direction'),
    density: preferences.get('density'),
    language,
    background: backgroundColor,
    color,
    font: fontFamily,
  };
}
