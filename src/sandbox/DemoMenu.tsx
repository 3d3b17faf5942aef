import { useRef, useState, type RefObject } from 'react';
import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { demoMarks } from '../demos/rules/demoMarks';
import { sourceLink } from '../demos/rules/sourceLink';
import { shownStyle } from '../demos/rules/shownStyle';
import type { DemoIdentity } from '../demos/rules/types';
import { browserStore, useEffectiveMode, usePreference } from '../preferences';
import { viewAddress } from '../preferences/rules/viewAddress';
import { LatePanel } from '../latePanel';
import { Icon, MenuList, menuApartClass, menuItemClass } from '../ui';
import { aloneAddress } from './rules/aloneAddress';
import { loadProject } from './services/loadProject';
import { openOutside } from './openOutside';
import { Problem, problemText, type WindowBlocked } from './Problem';
import { sandboxServices, writeSandboxQuery, type SandboxService } from './rules/sandboxLink';
import { saveZip } from './services/saveZip';
import { ServiceLink } from './ServiceLink';
import { serviceNames } from './rules/serviceNames';
import { useSurroundings } from './useSurroundings';
import styles from './DemoMenu.late.module.css';
import { attempt } from '../ui/rules/attempt';

export interface DemoMenuProps {
  demo: DemoIdentity;
  /** The button that the menu belongs to. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** Tells an outcome that outlives the menu. */
  onNotice: (text: string) => void;
}

/** Size in px of a demo's own window, which readers change as they like. */
const aloneSize = { width: 900, height: 700 };

/** Everything a reader can take a demo along as. Fetched when it is asked for. */
export function DemoMenu({ demo, trigger, onClose, onNotice }: DemoMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const zip = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [code] = usePreference('code');
  const [wanted] = usePreference('style');
  const [direction] = usePreference('direction');
  const mode = useEffectiveMode();
  const surroundings = useSurroundings();
  const page = useBaseUrl('/sandbox/');
  const style = shownStyle(demo.styles, wanted);
  const choice = {
    demo: demo.id,
    style,
    code: code === 'JS' ? 'js' : 'ts',
    mode,
    direction,
  } as const;

  const close = () => attempt(() => panel.current?.hidePopover());

  /** Closes the menu once a window is open, or tells why none is. */
  const settle = (blocked: WindowBlocked | null) => {
    if (blocked) setProblem(blocked);
    else close();
  };

  const serviceLink = (service: SandboxService) => (
    <li key={service}>
      <ServiceLink
        className={menuItemClass}
        href={`${page}${writeSandboxQuery({ service, ...choice })}`}
        onOutcome={settle}
        {...demoMarks(demo.name, service)}
      >
        {serviceNames[service]}
        <Icon name="external" size={16} />
      </ServiceLink>
    </li>
  );

  const download = () => {
    setProblem(null);
    loadProject(choice, surroundings)
      .then(saveZip)
      .then(close, (error: unknown) => {
        // The reader may have closed the menu meanwhile.
        if (panel.current) setProblem(error);
        else onNotice(problemText(error));
      });
  };

  const copyLink = () => {
    clipboardCopy(sourceLink(window.location.href, { demo: demo.name, code, style })).then(
      () =>
        onNotice(
          translate({
            id: 'demo.linkCopied',
            message: 'Link copied',
            description: 'Notice after the link to the source of a demo was copied',
          }),
        ),
      () =>
        onNotice(
          translate({
            id: 'demo.linkNotCopied',
            message: 'The browser did not allow copying',
            description: 'Notice when the link to the source of a demo could not be copied',
          }),
        ),
    );
    close();
  };

  return (
    <LatePanel ref={panel} trigger={trigger} className={styles.panel} onClose={onClose}>
      <MenuList>
        {sandboxServices.map(serviceLink)}
        <li>
          <button
            type="button"
            className={menuItemClass}
            onClick={() =>
              settle(
                openOutside(
                  aloneAddress(viewAddress(window.location.href, browserStore().all()), demo.name),
                  `popup,width=${aloneSize.width},height=${aloneSize.height}`,
                ),
              )
            }
            {...demoMarks(demo.name, 'open-alone')}
          >
            {translate({
              id: 'sandbox.alone',
              message: 'Separate window',
              description: 'Entry of the menu "Open in…" of a demo: shows it alone',
            })}
            <Icon name="external" size={16} />
          </button>
        </li>
        <li className={menuApartClass}>
          <button
            ref={zip}
            type="button"
            className={menuItemClass}
            onClick={download}
            {...demoMarks(demo.name, 'download-zip')}
          >
            {translate({
              id: 'sandbox.zip',
              message: 'Download as zip',
              description: 'Entry of the menu of a demo: saves it as a project',
            })}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={menuItemClass}
            onClick={copyLink}
            {...demoMarks(demo.name, `copy-${choice.code}-source-link`)}
          >
            {translate({
              id: 'demo.copyLink',
              message: 'Copy link to the source',
              description: 'Button that copies the address of the source of a demo',
            })}
          </button>
        </li>
      </MenuList>
      {problem === null ? null : (
        <Problem
          error={problem}
          onAgain={() => {
            zip.current?.focus();
            download();
          }}
        />
      )}
    </LatePanel>
  );
}
