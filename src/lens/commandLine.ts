import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { browserStore } from '../preferences';
import { element } from './element';
import { upgradeCommand, type PackageManager } from './rules/upgradeCommand';
import buttonStyles from './Button.late.module.css';
import styles from './Lens.late.module.css';

/** The command that brings packages to a version, for the reader's package manager, with a button that copies it. */
export function commandLine(packages: readonly string[], version: string): HTMLElement {
  const manager = browserStore().get('packageManager') as PackageManager;
  const command = upgradeCommand(manager, packages, version);
  const words = {
    copy: translate({
      id: 'lens.copy',
      message: 'Copy command',
      description: 'Button that copies the command which upgrades a package',
    }),
    copied: translate({
      id: 'lens.copied',
      message: 'Copied',
      description: 'Told after the command which upgrades a package was copied',
    }),
    failed: translate({
      id: 'lens.copyFailed',
      message: 'The browser refused to copy',
      description: 'Told when the command which upgrades a package could not be copied',
    }),
  };
  const outcome = element('span', { role: 'status', class: styles.outcome! });
  const button = element('button', { type: 'button', class: buttonStyles.button! }, words.copy);
  button.addEventListener('click', () => {
    clipboardCopy(command).then(
      () => outcome.replaceChildren(words.copied),
      () => outcome.replaceChildren(words.failed),
    );
  });
  return element(
    'div',
    { class: styles.command! },
    element('code', { dir: 'ltr' }, command),
    element('p', { class: styles.row! }, button, outcome),
  );
}
