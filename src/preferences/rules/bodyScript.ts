import { registry } from './registry';

/**
 * The inline script at the start of the body: repeats there what the head's script has put on `<html>`. Done
 * later, the direction alone would have the browser work out the style of every element again.
 */
export function bodyScript(): string {
  return `(function(e,b){b.dir=e.getAttribute('${registry.direction.attribute}');b.classList.add('mode-'+e.getAttribute('data-theme'))})(document.documentElement,document.body)`;
}
