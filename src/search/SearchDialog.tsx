import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocsConfig } from '../docsConfig';
import { useSiteVersions } from '../navigation';
import { locateVersion } from '../navigation/rules/versions/locateVersion';
import { attempt } from '../ui';
import { dropQuery } from './dropQuery';
import { restBehind } from './restBehind';
import { frozenChoices, versionChoices, versionTag } from './rules/versionChoices';
import { searchName } from './searchName';
import { SearchPanel } from './SearchPanel';
import styles from './SearchDialog.late.module.css';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search: the platform's own modal dialog, which keeps the focus inside and gives it back. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const instances = useSiteVersions();
  const { frozen } = useDocsConfig();
  // The indexes of other versions are those of another release.
  const frozenPath = useBaseUrl(frozen?.path ?? '/');
  const choices = frozen
    ? frozenChoices({ ...frozen, path: frozenPath })
    : versionChoices(instances);
  const tagOf = (pathname: string): string => {
    const located = locateVersion(instances, pathname);
    return located && located.version.name !== 'current'
      ? versionTag(located.instance, located.version.name)
      : 'current';
  };
  const version = tagOf(useLocation().pathname);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) element?.close();
    if (!isOpen || !element || element.open) return;
    // The focus goes back to where it was. An entry of a panel cannot have it then, since panels close below a dialog: its button gets it now.
    attempt(() => document.activeElement?.closest<HTMLElement>(':popover-open')?.hidePopover());
    // A browser that has no modal dialogs shows it above the page at least.
    attempt(() => element.showModal());
    if (!element.open) element.setAttribute('open', '');
    return restBehind(element);
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    // A press on the ground around the panel is one on the dialog itself.
    const leave = (event: PointerEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('pointerdown', leave);
    return () => element?.removeEventListener('pointerdown', leave);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchName()}
      onClose={() => {
        dropQuery();
        onClose();
      }}
    >
      <SearchPanel
        key={version}
        isOpen={isOpen}
        version={version}
        choices={choices}
        tagOf={tagOf}
        close={() => dialog.current?.close()}
      />
    </dialog>
  );
}
