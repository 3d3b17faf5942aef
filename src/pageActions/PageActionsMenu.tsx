import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocsConfig } from '../docsConfig';
import { issueAddress } from '../feedback/rules/issueAddress';
import { selectedBlock } from '../feedback';
import { productIdentity } from '../navigation/rules/products/productIdentity';
import { browserStore, usePreference } from '../preferences';
import { viewAddress } from '../preferences/rules/viewAddress';
import { LatePanel } from '../latePanel';
import { MenuList, menuApartClass, menuItemClass, pageSelection } from '../ui';
import { copyLater } from './copyLater';
import { fetchMarkdown, NoMarkdown } from './fetchMarkdown';
import { assistantAddress } from './rules/assistants';
import { markdownAddress, markdownAddresses } from './rules/markdownAddresses';
import styles from './PageActionsMenu.late.module.css';
import { attempt } from '../ui/rules/attempt';

export interface PageActionsMenuProps {
  page: {
    title: string;
    /** Path, with its last slash. */
    permalink: string;
    /** Where its source is edited; absent for a generated page, and without a repository. */
    editUrl?: string | null | undefined;
    /** Of the documentation. */
    version: string;
  };
  /** The button that the menu belongs to. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Tells an outcome, which outlives the menu. */
  onNotice: (text: string) => void;
}

/** An entry of the menu: its key, which works while the menu is open, and what goes to the link or button. */
type EntryProps = { letter: string; apart?: boolean; children: ReactNode } & (
  | ({ href: string } & Omit<ComponentProps<'a'>, 'children'>)
  | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
);

function Entry({ letter, apart = false, children, ...props }: EntryProps) {
  const common = {
    className: menuItemClass,
    'data-key': letter,
    'aria-keyshortcuts': letter.toUpperCase(),
  };
  const content = (
    <>
      {children}
      <kbd className={styles.key} aria-hidden="true">
        {letter.toUpperCase()}
      </kbd>
    </>
  );
  return (
    <li className={apart ? menuApartClass : undefined}>
      {props.href === undefined ? (
        <button type="button" {...(props as ComponentProps<'button'>)} {...common}>
          {content}
        </button>
      ) : (
        <a {...(props as ComponentProps<'a'>)} {...common}>
          {content}
        </a>
      )}
    </li>
  );
}

/** What goes to another page opens beside this one. */
const outside = { target: '_blank', rel: 'noreferrer' } as const;

/** What a reader can do with a page. Fetched when it is asked for. */
export function PageActionsMenu({ page, trigger, onClose, onNotice }: PageActionsMenuProps) {
  const { repositoryUrl, assistants } = useDocsConfig();
  const baseUrl = useBaseUrl('/');
  const panel = useRef<HTMLDivElement>(null);
  const [code] = usePreference('code');
  const [style] = usePreference('style');
  const [block] = useState(() =>
    selectedBlock(pageSelection(), document.querySelector('main .prose')),
  );
  const { permalink, title, version, editUrl } = page;

  const close = () => attempt(() => panel.current?.hidePopover());
  const copied = translate({
    id: 'settings.linkCopied',
    message: 'Link copied',
    description: 'Told after the link to this view was copied',
  });
  const refused = translate({
    id: 'settings.linkFailed',
    message: 'The browser refused to copy',
    description: 'Told when the link to this view could not be copied',
  });
  const copyMarkdown = () => {
    copyLater(
      fetchMarkdown(markdownAddresses(permalink, { code, style }), (address) => fetch(address)),
    ).then(
      () =>
        onNotice(
          translate({
            id: 'actions.markdownCopied',
            message: 'Markdown copied',
            description: 'Told after the Markdown of the page was copied',
          }),
        ),
      (error: unknown) =>
        onNotice(
          error instanceof NoMarkdown
            ? translate({
                id: 'actions.noMarkdown',
                message: 'This page is not available as Markdown',
                description: 'Told when the Markdown of the page is missing on the host',
              })
            : error instanceof TypeError
              ? translate({
                  id: 'actions.markdownUnreachable',
                  message: 'The Markdown could not be loaded',
                  description: 'Told when the Markdown of the page could not be fetched',
                })
              : refused,
        ),
    );
    close();
  };
  const copyLink = () => {
    clipboardCopy(viewAddress(window.location.href, browserStore().all())).then(
      () => onNotice(copied),
      () => onNotice(refused),
    );
    close();
  };
  const print = () => {
    close();
    // The browser draws the page without the menu first.
    setTimeout(() => window.print());
  };
  const { origin, href } = window.location;
  const ownPath = `/${permalink.slice(baseUrl.length)}`;
  const comparison = `${baseUrl}compare/?${new URLSearchParams({
    product: productIdentity(ownPath).id ?? '',
    page: ownPath.replace(/\/$/, ''),
  }).toString()}`;
  const report = () =>
    issueAddress(repositoryUrl, {
      title: `Problem: ${title}`,
      quote: block.quote,
      facts: [
        ['Page', `${origin}${permalink}${block.heading ? `#${block.heading}` : ''}`],
        ['Version', version],
        ['Code', `${code}, ${style}`],
        ['Browser', navigator.userAgent],
      ],
    });

  return (
    <LatePanel
      ref={panel}
      trigger={trigger}
      // It stands in no landmark of the page.
      role="dialog"
      aria-label={translate({
        id: 'actions.name',
        message: 'Use this page',
        description: 'Button of the menu of what a reader can do with a page: copy, print …',
      })}
      className={styles.panel}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const key = event.key.toLowerCase();
        const entries = panel.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
        Array.from(entries)
          .find((entry) => entry.dataset.key === key)
          ?.click();
      }}
    >
      <MenuList>
        <Entry letter="c" onClick={copyMarkdown}>
          {translate({
            id: 'actions.copyMarkdown',
            message: 'Copy as Markdown',
            description: 'Entry of the menu of a page',
          })}
        </Entry>
        <Entry letter="m" href={markdownAddress(permalink)} {...outside} onClick={close}>
          {translate({
            id: 'actions.viewMarkdown',
            message: 'View as Markdown',
            description: 'Entry of the menu of a page',
          })}
        </Entry>
        {assistants.map((assistant, index) => (
          <Entry
            key={assistant.name}
            letter={String(index + 1)}
            href={assistantAddress(assistant, {
              page: href,
              markdown: `${origin}${markdownAddress(permalink)}`,
            })}
            {...outside}
            onClick={close}
          >
            {translate(
              {
                id: 'actions.assistant',
                message: 'Open in {name}',
                description: 'Entry of the menu of a page; name is that of an assistant',
              },
              { name: assistant.name },
            )}
          </Entry>
        ))}
        <Entry letter="l" apart onClick={copyLink}>
          {translate({
            id: 'settings.copyLink',
            message: 'Copy link to this view',
            description: 'Button that copies an address with the current settings',
          })}
        </Entry>
        <Entry letter="p" onClick={print}>
          {translate({
            id: 'actions.print',
            message: 'Print',
            description: 'Entry of the menu of a page',
          })}
        </Entry>
        {/\/(?:api-docs|system\/api|x\/api)\/./.test(permalink) ? (
          <Entry letter="v" href={comparison} onClick={close}>
            {translate({
              id: 'actions.compare',
              message: 'Compare versions',
              description: 'Entry of the menu of a page of the API reference',
            })}
          </Entry>
        ) : null}
        {editUrl ? (
          <Entry letter="e" apart href={editUrl} {...outside} onClick={close}>
            {translate({
              id: 'page.edit',
              message: 'Edit this page',
              description: 'Link to the source of the page',
            })}
          </Entry>
        ) : null}
        {repositoryUrl ? (
          <Entry letter="r" apart={!editUrl} href={report()} {...outside} onClick={close}>
            {block.quote
              ? translate({
                  id: 'actions.reportSelected',
                  message: 'Report a problem with the selected text',
                  description: 'Entry of the menu of a page: opens a filled-in issue',
                })
              : translate({
                  id: 'actions.report',
                  message: 'Report a problem',
                  description: 'Entry of the menu of a page: opens a filled-in issue',
                })}
          </Entry>
        ) : null}
      </MenuList>
    </LatePanel>
  );
}
